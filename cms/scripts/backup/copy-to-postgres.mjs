// A SQLite database of the service into PostgreSQL, where the tables are those of the same release.
import Database from 'better-sqlite3';
import { quoteName } from './databases.mjs';
import { connect } from './postgres-client.mjs';

/** @typedef {import('./settings.mjs').PostgresSettings} Target */
/** @typedef {{ name: string, type: string, isSerial: boolean }} Column */
/** @typedef {{ table: string, name: string, definition: string }} ForeignKey */
/** @typedef {import('pg').Client} Client */

/** What Strapi knows of its tables is another thing in each kind of database. */
const NOT_COPIED = 'strapi_database_schema';
/** Of one statement: snapshots of articles are long, and PostgreSQL takes 65,535 values. */
const MAX_ROWS = 100;
const MAX_VALUES = 60_000;

/**
 * Replaces what a first start has written. All of it, or nothing.
 *
 * @param {string} file
 * @param {Target} target
 */
export async function copyToPostgres(file, target) {
  const { schema } = target;
  const client = await connect(target);
  const source = new Database(file, { readonly: true, fileMustExist: true });
  try {
    await client.query('BEGIN');
    await client.query(`SET LOCAL search_path TO ${quoteName(schema)}`);
    const keys = await dropForeignKeys(client, schema);
    const tables = tablesOf(source);
    let rows = 0;
    for (const table of tables) rows += await copyTable(source, client, schema, table);
    for (const { table, name, definition } of keys) {
      await client.query(
        `ALTER TABLE ${quoteName(table)} ADD CONSTRAINT ${quoteName(name)} ${definition}`,
      );
    }
    await client.query('COMMIT');
    return { tables: tables.length, rows };
  } finally {
    source.close();
    await client.end();
  }
}

/** @param {import('better-sqlite3').default} source */
function tablesOf(source) {
  return source
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all()
    .map(({ name }) => String(name))
    .filter((name) => name !== NOT_COPIED);
}

/**
 * Rows lead to rows of tables that come later.
 *
 * @param {Client} client
 * @param {string} schema
 * @returns {Promise<ForeignKey[]>} what was dropped.
 */
async function dropForeignKeys(client, schema) {
  const { rows } = await client.query(
    `SELECT relname AS table, conname AS name, pg_get_constraintdef(c.oid) AS definition
     FROM pg_constraint c JOIN pg_class r ON r.oid = conrelid
     WHERE contype = 'f' AND connamespace = $1::regnamespace`,
    [quoteName(schema)],
  );
  const keys = rows.map(({ table, name, definition }) => ({
    table: String(table),
    name: String(name),
    definition: String(definition),
  }));
  for (const { table, name } of keys) {
    await client.query(`ALTER TABLE ${quoteName(table)} DROP CONSTRAINT ${quoteName(name)}`);
  }
  return keys;
}

/**
 * Replaces the rows of one table.
 *
 * @param {import('better-sqlite3').default} source
 * @param {Pick<Client, 'query'>} client
 * @param {string} schema
 * @param {string} table
 * @returns {Promise<number>} how many rows it has.
 * @throws {Error} for a column that PostgreSQL does not have.
 */
export async function copyTable(source, client, schema, table) {
  const known = await columnsOf(client, schema, table);
  const infos = source.prepare('SELECT name FROM pragma_table_info(?)').all(table);
  const names = infos.map(({ name }) => String(name));
  const columns = names.map((name) => known.find((column) => column.name === name));
  const [missing] = names.filter((_, index) => columns[index] === undefined);
  if (missing !== undefined) {
    throw new Error(`${table}.${missing} is of another release: start this one on SQLite once.`);
  }
  await client.query(`TRUNCATE ${quoteName(table)}`);
  const list = names.map(quoteName).join(', ');
  const rows = source.prepare(`SELECT ${list} FROM ${quoteName(table)}`).iterate();
  let count = 0;
  for (const batch of batchesOf(rows, Math.min(MAX_ROWS, Math.floor(MAX_VALUES / names.length)))) {
    const tuples = batch.map((_, row) => {
      const places = names.map((_, index) => `$${row * names.length + index + 1}`);
      return `(${places.join(', ')})`;
    });
    await client.query(
      `INSERT INTO ${quoteName(table)} (${list}) VALUES ${tuples.join(', ')}`,
      batch.flatMap((row) =>
        names.map((name, index) => toValue(row[name], columns[index]?.type ?? '')),
      ),
    );
    count += batch.length;
  }
  for (const { name } of known.filter(({ isSerial }) => isSerial)) {
    // The next row gets a number that none has.
    await client.query(
      `SELECT setval(pg_get_serial_sequence($1, $2), coalesce(max(${quoteName(name)}), 0) + 1, false)
       FROM ${quoteName(table)}`,
      [quoteName(table), name],
    );
  }
  return count;
}

/**
 * Never a whole table: one with the versions of years is larger than the memory.
 *
 * @param {Iterable<Record<string, unknown>>} rows
 * @param {number} size
 */
function* batchesOf(rows, size) {
  /** @type {Record<string, unknown>[]} */
  let batch = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/**
 * @param {Pick<Client, 'query'>} client
 * @param {string} schema
 * @param {string} table
 * @returns {Promise<Column[]>}
 */
async function columnsOf(client, schema, table) {
  const { rows } = await client.query(
    `SELECT column_name AS name, data_type AS type,
       coalesce(column_default LIKE 'nextval(%', false) AS "isSerial"
     FROM information_schema.columns WHERE table_schema = $1 AND table_name = $2`,
    [schema, table],
  );
  return rows.map(({ name, type, isSerial }) => ({
    name: String(name),
    type: String(type),
    isSerial: isSerial === true,
  }));
}

/**
 * SQLite has numbers for times (milliseconds) and for yes and no.
 *
 * @param {unknown} value
 * @param {string} type
 */
function toValue(value, type) {
  if (typeof value !== 'number') return value;
  if (type === 'boolean') return value !== 0;
  return type.startsWith('timestamp') ? new Date(value) : value;
}
