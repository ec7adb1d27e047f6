// Copies of a database that others write to, and back.
import { existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import { runProgram } from './programs.mjs';

/** @typedef {import('./settings.mjs').BackupSettings['database']} DatabaseSettings */

/** Names of the copies in a backup. */
const FILES = { sqlite: 'content.db', postgres: 'content.dump' };

/** Without a password they fail, and ask nobody: a backup of the night would wait for ever. */
const UNATTENDED = '--no-password';

/** How long a copy waits for the service to finish a write. */
const BUSY_TIMEOUT_MS = 60_000;

/** @param {string} file */
async function openSqlite(file) {
  const { default: Database } = await import('better-sqlite3');
  return new Database(file, { readonly: true, fileMustExist: true, timeout: BUSY_TIMEOUT_MS });
}

/**
 * Writes a consistent copy of the database into a folder.
 *
 * @param {DatabaseSettings} database
 * @param {string} folder
 * @returns {Promise<string>} the name of the file there.
 */
export async function saveDatabase(database, folder) {
  const name = FILES[database.kind];
  const target = path.join(folder, name);
  if (database.kind === 'postgres') {
    const scope = [
      UNATTENDED,
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      // In quotes it is a name, not a pattern in small letters.
      `--schema=${quoteName(database.schema)}`,
    ];
    await runProgram('pg_dump', [...scope, `--file=${target}`], { env: database.env });
    return name;
  }
  const source = await openSqlite(database.file);
  try {
    // One reading transaction: whatever is written meanwhile is not in it.
    source.prepare('VACUUM INTO ?').run(target);
  } finally {
    source.close();
  }
  const copy = await openSqlite(target);
  const result = copy.pragma('integrity_check', { simple: true });
  copy.close();
  if (result !== 'ok') throw new Error(`The database is damaged: ${result}`);
  return name;
}

/**
 * Refuses to restore over content.
 *
 * @param {DatabaseSettings} database
 */
export async function assertEmpty(database) {
  if (database.kind === 'sqlite') {
    // A log that was left behind would be written into the restored database.
    const found = [database.file, `${database.file}-wal`].find((file) => existsSync(file));
    if (found === undefined) return;
    throw new Error(`${found} exists; restore into an empty folder.`);
  }
  const { PGDATABASE = '' } = database.env;
  const query = 'select count(*) from pg_tables where schemaname = current_schema()';
  const tables = await runProgram(
    'psql',
    [UNATTENDED, '-Atqc', `set search_path to ${quoteName(database.schema)}`, '-c', query],
    { env: database.env },
  );
  if (tables !== '0')
    throw new Error(`The database ${PGDATABASE} is not empty (${tables} tables).`);
}

/**
 * The copy of a database that is in a backup.
 *
 * @param {string} folder
 * @param {DatabaseSettings} database
 * @throws {Error} where there is none of this kind.
 */
export function copyIn(folder, { kind }) {
  const copy = path.join(folder, FILES[kind]);
  if (!existsSync(copy)) throw new Error(`The backup is not one of ${kind}.`);
  return copy;
}

/**
 * Puts the copy in a folder back.
 *
 * @param {DatabaseSettings} database
 * @param {string} folder
 */
export async function loadDatabase(database, folder) {
  const source = copyIn(folder, database);
  if (database.kind === 'sqlite') {
    // It was unpacked beside it.
    renameSync(source, database.file);
    return;
  }
  const { PGDATABASE = '' } = database.env;
  // The schema itself is there already.
  const scope = ['--no-owner', '--no-privileges', '--single-transaction', '--clean', '--if-exists'];
  await runProgram('pg_restore', [UNATTENDED, ...scope, `--dbname=${PGDATABASE}`, source], {
    env: database.env,
  });
}

/**
 * A name for PostgreSQL as it is written, with its capitals and signs.
 *
 * @param {string} name
 */
export function quoteName(name) {
  return `"${name.replaceAll('"', '""')}"`;
}
