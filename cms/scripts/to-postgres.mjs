// `npm run to-postgres`: copies the SQLite file of DATA_DIR into the empty PostgreSQL database of the
// environment, whole: entries, their history, staff, tokens. The service must be stopped.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { copyToPostgres } from './backup/copy-to-postgres.mjs';
import { createTables } from './backup/create-tables.mjs';
import { assertEmpty } from './backup/databases.mjs';
import { setAside } from './backup/moved-file.mjs';
import { assertReachable } from './backup/postgres-client.mjs';
import { readSettings } from './backup/settings.mjs';
import { assertNotRunning } from './data-lock.mjs';

// As the service does (run.mjs).
process.env.TZ = 'UTC';

try {
  const { database, uploads } = readSettings(process.env);
  if (database.kind !== 'postgres') {
    throw new Error('Say where to: DATABASE_CLIENT=postgres, and the others of DATABASE_…');
  }
  const file = path.resolve(uploads, '../../content.db');
  if (!existsSync(file)) throw new Error(`There is no ${file}: DATA_DIR is that of the service.`);
  assertNotRunning(process.env);
  await assertEmpty(database);
  await assertReachable(database);
  await createTables();
  const { tables, rows } = await copyToPostgres(file, database);
  setAside(file);
  console.log(`Copied ${rows} rows of ${tables} tables. Start the content service.`);
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
