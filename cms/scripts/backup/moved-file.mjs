// What becomes of a SQLite file whose content has moved to PostgreSQL.
import { existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import { readSettings } from './settings.mjs';

const MOVED = '.moved';
/** What SQLite has beside it, while it is open or after it was killed. */
const ENDINGS = ['', '-wal', '-shm'];

/**
 * Gives the file another name: a backup or a start without DATABASE_… would take it for the database.
 *
 * @param {string} file
 */
export function setAside(file) {
  for (const ending of ENDINGS) {
    if (existsSync(file + ending)) renameSync(file + ending, file + MOVED + ending);
  }
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @throws {Error} that says what to do, where the database of this environment has moved.
 */
export function assertNotMoved(env) {
  if (env.DATABASE_CLIENT === 'postgres') return;
  const { database } = readSettings(env);
  if (database.kind !== 'sqlite' || existsSync(database.file)) return;
  const moved = database.file + MOVED;
  if (!existsSync(moved)) return;
  throw new Error(
    `The database has moved to PostgreSQL: DATABASE_… is missing here. To go back, rename ${path.basename(moved)} to ${database.file}.`,
  );
}
