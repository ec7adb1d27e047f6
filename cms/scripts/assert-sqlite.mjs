// Refuses a binding of SQLite that would end the process at its first idle moment.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Only a binding that was compiled with the headers of Node 24.19 or newer calls it. */
const FATAL_CALL = 'RemoveEnvironmentCleanupHook';

/** @throws {Error} that says what to do; not where the service uses another database. */
export function assertSqliteWorks() {
  if ((process.env.DATABASE_CLIENT || 'sqlite') !== 'sqlite') return;
  const require = createRequire(import.meta.url);
  const folder = path.dirname(require.resolve('better-sqlite3/package.json'));
  const file = path.join(folder, 'build', 'Release', 'better_sqlite3.node');
  if (!existsSync(file) || !readFileSync(file).includes(FATAL_CALL)) return;
  throw new Error(
    'better-sqlite3 was compiled with headers of Node 24.19 or newer, with which it ends the process. Install it again with its prebuilt binary, or with older headers (docs/operators.md, Database).',
  );
}
