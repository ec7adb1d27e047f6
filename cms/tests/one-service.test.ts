import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { createFolderForTest } from '../../tests/support/temporary-folder';
import { sharedCms } from './support/cms';
import { isOnPostgres } from './support/database';
import { runScript } from './support/run-script';

test.skipIf(isOnPostgres)(
  'nobody takes the database of a service that runs: no second start, restore or move',
  async () => {
    const { dataDir } = await sharedCms();
    const env = { DATA_DIR: dataDir, SECRETS_FILE: path.join(dataDir, 'secrets.env') };
    const refused = {
      status: 1,
      output: expect.stringContaining(`running on DATA_DIR, ${dataDir}`),
    };
    const second = { ...env, PORT: String(await freePort()) };
    expect(runScript('run', ['start'], second)).toMatchObject(refused);
    expect(runScript('restore', ['--from', 'backup.tar.gz'], env)).toMatchObject(refused);
    const move = { ...env, DATABASE_CLIENT: 'postgres', DATABASE_PORT: '9' };
    expect(runScript('to-postgres', [], move)).toMatchObject(refused);
    expect(existsSync(path.join(dataDir, 'content.db'))).toBe(true);
  },
);

test('where the port is taken, the database is not opened', async () => {
  const { port } = await sharedCms();
  const folder = createFolderForTest();
  const env = { DATA_DIR: folder, SECRETS_FILE: path.join(folder, 'secrets.env') };
  const { status, output } = runScript('run', ['start'], { ...env, PORT: String(port) });
  expect(status).toBe(1);
  expect(output).toContain(`listens at PORT ${port} of 127.0.0.1`);
  expect(existsSync(path.join(folder, 'content.db'))).toBe(false);
});
