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

/** Takes from this Node what 18 does not have. */
const AS_NODE_18 = `
  import { register } from 'node:module';
  const versions = { ...process.versions, node: '18.20.4' };
  Object.defineProperty(process, 'versions', { value: versions });
  const hooks = \`export async function load(url, context, next) {
    const loaded = await next(url, context);
    if (loaded.format !== 'module') return loaded;
    return { ...loaded, source: 'delete import.meta.dirname; delete import.meta.filename;' + loaded.source };
  }\`;
  register('data:text/javascript,' + encodeURIComponent(hooks));
`;

test.each(['start', 'build', 'dev', 'stack', 'check'])('%s says which Node is needed', (name) => {
  const preload = `data:text/javascript,${encodeURIComponent(AS_NODE_18)}`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', preload, `scripts/${name}.mjs`],
    {
      encoding: 'utf8',
      // Newer versions warn of `register`.
      env: { NODE_ENV: 'test', PATH: process.env.PATH, NODE_NO_WARNINGS: '1' },
      timeout: 10_000,
    },
  );
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: '\nNode 20.19 or newer is needed; this is 18.20.4.\n',
  });
});
