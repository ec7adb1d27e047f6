import { reuseStatements } from './reuse-statements';

type Statement = { run: (...values: unknown[]) => unknown };
type Database = {
  inTransaction: boolean;
  pragma: (setting: string) => unknown;
  prepare: (sql: string) => Statement;
  exec: (sql: string) => unknown;
  function: (name: string, options: object, run: (value: unknown) => unknown) => unknown;
};

/**
 * For a new connection to SQLite: it writes to a log beside the database, so that a change waits for the disk once
 * instead of four times (SQLite's package would then wait for none, and a power cut take the last leads), keeps
 * its statements, and knows the capitals of all letters: by itself it knows those of ASCII, and a search that
 * ignores case would not find Müller by MÜLLER. It also knows the digits of a telephone number, for which it has no
 * pattern. What is deleted is overwritten: by itself it stays in the file until its
 * place is needed, and personal data with it.
 */
export function setUpSqlite(
  database: Database,
  done: (error: unknown, database: unknown) => void,
): void {
  try {
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('secure_delete = ON');
    database.function('lower', { deterministic: true }, toLowerCase);
    database.function('digits', { deterministic: true }, toDigits);
    rollBackFailedCommits(database);
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

function toDigits(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/\D/g, '') : value;
}

/** What the query builder sends. */
const COMMIT = 'COMMIT;';

/**
 * SQLite keeps a transaction open whose end it refuses. The next change on this connection could not begin, and what is
 * written without a transaction would be part of it.
 */
function rollBackFailedCommits(database: Database): void {
  const prepare = database.prepare.bind(database);
  database.prepare = (sql) => {
    const statement = prepare(sql);
    if (sql !== COMMIT) return statement;
    const run = statement.run.bind(statement);
    statement.run = (...values) => {
      try {
        return run(...values);
      } catch (error) {
        if (database.inTransaction) database.exec('ROLLBACK');
        throw error;
      }
    };
    return statement;
  };
}
