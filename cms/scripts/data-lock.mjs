// One service at a time on a SQLite file.
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { dataFolder } from './backup/settings.mjs';
import { makeFolder } from './make-folder.mjs';

class RunningError extends Error {
  /** @param {string} folder */
  constructor(folder) {
    super(`A content service is running on DATA_DIR, ${folder}. Stop it first.`);
  }
}

/**
 * Makes DATA_DIR, and holds it until this process ends, however it does: the system itself then gives the lock back.
 * Several services may have one PostgreSQL, and its uploads.
 *
 * @param {NodeJS.ProcessEnv} env
 * @throws {Error} where a service runs on it, or nothing can be written there.
 */
export function lockData(env) {
  const folder = dataFolder(env);
  try {
    // The database in it holds what visitors sent.
    makeFolder(folder, { mode: 0o700 });
    // As long as it is open.
    if (env.DATABASE_CLIENT !== 'postgres') process.once('exit', takeLock(folder));
  } catch (error) {
    if (error instanceof RunningError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `DATA_DIR names a folder that cannot be written: ${reason} (${lockFile(folder)})`,
    );
  }
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @throws {Error} where a service runs on the SQLite file of DATA_DIR: what it writes from now on would be lost.
 */
export function assertNotRunning(env) {
  const folder = dataFolder(env);
  // Without it none has ever run there, and the folder stays as it is.
  if (existsSync(lockFile(folder))) takeLock(folder)();
}

/** @param {string} folder */
function lockFile(folder) {
  return path.join(folder, 'content.lock');
}

/**
 * An empty database that nothing is ever written into.
 *
 * @param {string} folder
 * @returns {() => void} gives the lock back.
 */
function takeLock(folder) {
  const Database = createRequire(import.meta.url)('better-sqlite3');
  const database = new Database(lockFile(folder), { timeout: 0 });
  try {
    // Of a file that it may only read SQLite says that it has the lock.
    accessSync(lockFile(folder), constants.W_OK);
    // Nothing is written, on a full disk neither.
    database.pragma('journal_mode = MEMORY');
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    const isTaken = error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';
    throw isTaken ? new RunningError(folder) : error;
  }
  return () => database.close();
}
