import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { createFolderForTest } from '../../tests/support/temporary-folder';
import { BOOT_TIMEOUT_MS, sharedCms } from './support/cms';
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

test('where it cannot listen, the database is not opened', async () => {
  const { port } = await sharedCms();
  const folder = createFolderForTest();
  const env = { DATA_DIR: folder, SECRETS_FILE: path.join(folder, 'secrets.env') };
  const { status, output } = runScript('run', ['start'], { ...env, PORT: String(port) });
  expect(status).toBe(1);
  expect(output).toContain(`listens at PORT ${port} of 127.0.0.1`);
  const elsewhere = runScript('run', ['start'], { ...env, HOST: '203.0.113.7' });
  expect(elsewhere.output).toContain('HOST 203.0.113.7: listen EADDRNOTAVAIL');
  expect(existsSync(path.join(folder, 'content.db'))).toBe(false);
});

test.skipIf(isOnPostgres)('one that is told to end while it starts ends at once', async () => {
  const folder = createFolderForTest();
  const uploads = path.join(folder, 'public', 'uploads');
  const run = path.resolve(import.meta.dirname, '../scripts/run.mjs');
  const child = spawn(process.execPath, [run, 'start'], {
    env: {
      NODE_ENV: 'test',
      PATH: process.env.PATH,
      DATA_DIR: folder,
      SECRETS_FILE: path.join(folder, 'secrets.env'),
      PORT: String(await freePort()),
      SERVE_ADMIN: 'false',
    },
    stdio: 'ignore',
  });
  const exited = once(child, 'exit');
  // It writes the sample content.
  await vi.waitFor(() => expect(readdirSync(uploads).length).toBeGreaterThan(0), {
    timeout: BOOT_TIMEOUT_MS,
  });
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  const Database = createRequire(run)('better-sqlite3');
  const database = new Database(path.join(folder, 'content.db'), { readonly: true });
  expect(database.prepare('select count(*) as n from articles').get()).toEqual({ n: 0 });
  database.close();
});
