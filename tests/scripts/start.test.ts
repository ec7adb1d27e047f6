import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '@/scripts/lib/free-port.mjs';
import { listen } from '../support/listen';
import { createFolderForTest } from '../support/temporary-folder';

test('a port that is taken is named before minutes of installing and building', async () => {
  const other = createServer();
  onTestFinished(() => void other.close());
  const taken = await listen(other);
  const env = {
    NODE_ENV: 'test' as const,
    PATH: process.env.PATH,
    DATA_DIR: createFolderForTest(),
    NEXT_DIST_DIR: '.next-never-built',
    PORT: String(await freePort()),
    CMS_PORT: String(taken),
  };
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/start.mjs'], {
    encoding: 'utf8',
    env,
    timeout: 10_000,
  });
  expect({ stdout, stderr }).toEqual({
    stdout: '',
    stderr: `\nPort ${taken} for the content service is in use; set CMS_PORT to a free one.\n`,
  });
});
