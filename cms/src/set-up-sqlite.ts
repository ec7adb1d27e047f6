import { reuseStatements } from './reuse-statements';

type Database = {
  pragma: (setting: string) => unknown;
  prepare: (sql: string) => unknown;
  function: (name: string, options: object, run: (value: unknown) => unknown) => unknown;
};

/**
 * For a new connection to SQLite: it writes to a log beside the database, so that a change waits for the disk once
 * instead of four times (SQLite's package would then wait for none, and a power cut take the last leads), keeps
 * its statements, and knows the capitals of all letters: by itself it knows those of ASCII, and a search that
 * ignores case would not find Müller by MÜLLER.
 */
export function setUpSqlite(
  database: Database,
  done: (error: unknown, database: unknown) => void,
): void {
  try {
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.function('lower', { deterministic: true }, toLowerCase);
    reuseStatements(database);
  } catch (error) {
    // Thrown, it would reach nobody: Strapi calls this in a promise that it does not wait for.
    done(error, database);
    return;
  }
  done(null, database);
}

function toLowerCase(value: unknown): unknown {
  return typeof value === 'string' ? value.toLowerCase() : value;
}
