import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { assertEmpty, saveDatabase } from '../../../cms/scripts/backup/databases.mjs';
import { listen } from '../../support/listen';
import { createFolderForTest } from '../../support/temporary-folder';

const hasPrograms = ['/usr/bin/psql', '/usr/bin/pg_dump'].every((file) => existsSync(file));
/** How PostgreSQL asks for a password. */
const QUESTION = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 3]);

// Runs where PostgreSQL's programs are installed.
test.skipIf(!hasPrograms)('a backup without the password fails, and waits for nobody', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', () => socket.write(QUESTION));
  });
  const port = await listen(server);
  onTestFinished(() => void server.close());
  const env = {
    ...{ PGHOST: '127.0.0.1', PGPORT: String(port), PGDATABASE: 'content' },
    ...{ PGUSER: 'content', PGPASSWORD: '', PGSSLMODE: 'disable', PGGSSENCMODE: 'disable' },
  };
  const database = { kind: 'postgres' as const, env, ssl: false, schema: 'public' };
  const reason = 'no password supplied';
  await expect(saveDatabase(database, createFolderForTest())).rejects.toThrow(reason);
  await expect(assertEmpty(database)).rejects.toThrow(reason);
});
