import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as z from 'zod';

type Rows = { rows: unknown[] };
type Client = {
  connect(): Promise<void>;
  query(text: string): Promise<Rows>;
  end(): Promise<void>;
};
type Postgres = { Client: new (options: { connectionString: string }) => Client };
type Sqlite = new (
  file: string,
) => {
  prepare(text: string): { all(): unknown[]; run(): void };
  close(): void;
};

/** Server that the tests use instead of a file: `postgres://postgres@127.0.0.1:5432` (docs/tests.md). */
const SERVER = process.env.CMS_TEST_POSTGRES;
// The packages of the content service, which is a package of its own.
const require = createRequire(path.resolve('cms/package.json'));
const counted = z.tuple([z.object({ n: z.coerce.number() })]);

/** Whether the tests run on PostgreSQL, where every content service seeds its own database. */
export const isOnPostgres = SERVER !== undefined;

/** The settings of the database that belongs to a data folder; it is created for a new one. */
export async function databaseOf(dataDir: string): Promise<Record<string, string>> {
  if (!SERVER) return {};
  const name = nameOf(dataDir);
  const find = `select 1 from pg_database where datname = '${name}'`;
  if ((await queryPostgres('postgres', find)).length === 0) {
    await queryPostgres('postgres', `create database "${name}"`);
  }
  return { DATABASE_CLIENT: 'postgres', DATABASE_URL: `${SERVER}/${name}` };
}

/** Makes the records of a table older, as if the time had passed: all, or one document; or another moment of them. */
export async function makeOlder(
  dataDir: string,
  table: string,
  milliseconds: number,
  documentId?: string,
  column = 'created_at',
): Promise<void> {
  const where = documentId ? ` where document_id = '${documentId}'` : '';
  const time = isOnPostgres ? `interval '${milliseconds} milliseconds'` : milliseconds;
  await query(dataDir, `update ${table} set ${column} = ${column} - ${time}${where}`);
}

/** Has the moment come that each planned article waits for, or the one of this address. */
export async function advancePlan(dataDir: string, slug?: string): Promise<void> {
  const past = isOnPostgres ? `timestamp '2020-01-01'` : Date.parse('2020-01-01');
  const one = slug ? ` and slug = '${slug}'` : '';
  await query(
    dataDir,
    `update articles set publish_at = ${past} where publish_at is not null${one}`,
  );
}

/** Has the database refuse the row of a file by its name, as on a full disk: the file was stored before. */
export async function refuseFile(dataDir: string, name: string): Promise<void> {
  await query(
    dataDir,
    isOnPostgres
      ? `alter table files add constraint no_room check (name <> '${name}')`
      : `create trigger no_room before insert on files when new.name = '${name}' begin select raise(abort, 'no room'); end`,
  );
}

/** Adds copies of an entry, without its relations, under ids of their own. */
export async function multiplyRow(
  dataDir: string,
  table: string,
  documentId: string,
  count: number,
): Promise<void> {
  const columns = 'title, slug, publish_at, published_at, created_at, updated_at';
  await query(
    dataDir,
    `${numbersTo(count)} insert into ${table} (document_id, ${columns}) select document_id || '-' || n, ${columns} from ${table}, numbers where document_id = '${documentId}'`,
  );
}

/** Adds copies of the versions of an entry. */
export async function multiplyVersions(dataDir: string, documentId: string, count: number) {
  const columns = 'entry_type, entry_id, kind, title, snapshot, changed, created_at';
  await query(
    dataDir,
    `${numbersTo(count)} insert into entry_versions (${columns}) select ${columns} from entry_versions, numbers where entry_id = '${documentId}'`,
  );
}

/** Adds lines of the service itself to the log of personal data. */
export async function addEvents(dataDir: string, action: string, count: number): Promise<void> {
  const now = isOnPostgres ? 'now()' : String(Date.now());
  await query(
    dataDir,
    `${numbersTo(count)} insert into privacy_events (document_id, action, records, author, created_at) select 'event-' || n, '${action}', 1, '', ${now} from numbers`,
  );
}

/**
 * Adds announced contact messages of “Lead 1”, the newest, “Lead 2” …, all of 2020, three of each moment; the function
 * that it returns removes them.
 */
export async function addLeads(dataDir: string, count: number): Promise<() => Promise<unknown>> {
  const [start, second] = isOnPostgres
    ? [`timestamp '2020-01-01'`, `interval '1 second'`]
    : [String(Date.parse('2020-01-01')), '1000'];
  await query(
    dataDir,
    `${numbersTo(count)} insert into contacts (document_id, name, company_name, email, phone, message, stage, created_at, notified_at) select 'lead-' || n, 'Lead ' || n, 'C', 'a@example.com', '+255 71 ' || n, 'M', 'won', ${start} - n / 3 * ${second}, ${start} from numbers order by n desc`,
  );
  return () => query(dataDir, `delete from contacts where document_id like 'lead-%'`);
}

/** Adds a message that is newer than those of {@link addLeads}, and goes with them. */
export async function addLaterLead(dataDir: string): Promise<void> {
  const now = isOnPostgres ? 'now()' : String(Date.now());
  const id = `lead-${randomUUID()}`;
  await query(
    dataDir,
    `insert into contacts (document_id, name, company_name, email, phone, message, stage, created_at, notified_at) values ('${id}', 'Later', 'C', 'a@example.com', '1', 'M', 'won', ${now}, ${now})`,
  );
}

/** Has the database refuse new rows of a table, until the function that it returns is called. */
export async function refuseInserts(
  dataDir: string,
  table: string,
): Promise<() => Promise<unknown>> {
  await query(
    dataDir,
    isOnPostgres
      ? `alter table ${table} add constraint no_rows check (false) not valid`
      : `create trigger no_rows before insert on ${table} begin select raise(abort, 'read-only - no-one writes'); end`,
  );
  const allow = isOnPostgres
    ? `alter table ${table} drop constraint no_rows`
    : 'drop trigger no_rows';
  return () => query(dataDir, allow);
}

/** Has the database refuse the end of each change that adds a row to a table, until the function that it returns is called. */
export async function refuseCommits(
  dataDir: string,
  table: string,
): Promise<() => Promise<unknown>> {
  const [create, refuse] = isOnPostgres
    ? [
        `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'disk is full'; end $$`,
        `create constraint trigger no_end after insert on ${table} deferrable initially deferred for each row execute function refuse()`,
      ]
    : [
        'create table ends (id integer primary key, before integer references ends (id) deferrable initially deferred)',
        `create trigger no_end after insert on ${table} begin insert into ends (before) values (0); end`,
      ];
  await query(dataDir, create);
  await query(dataDir, refuse);
  return () => query(dataDir, `drop trigger no_end ${isOnPostgres ? `on ${table}` : ''}`);
}

/** Whether the database finds rows of a table by a column without reading all of them. */
export async function hasIndex(dataDir: string, table: string, column: string): Promise<boolean> {
  const definitions = isOnPostgres
    ? `select indexdef as text from pg_indexes where tablename = '${table}'`
    : `select sql as text from sqlite_master where type = 'index' and tbl_name = '${table}'`;
  const rows = JSON.stringify(await query(dataDir, definitions));
  return new RegExp(`\\([^,)\\w]*${column}\\W*\\)`).test(rows);
}

/** Empties a table, or removes what is named by this pattern of SQL. */
export async function deleteRows(dataDir: string, table: string, like = '%'): Promise<void> {
  await query(dataDir, `delete from ${table} where document_id like '${like}'`);
}

/** Takes its part of the address from an entry, as one of an older version may be stored. */
export async function emptySlug(dataDir: string, table: string, documentId: string): Promise<void> {
  await query(dataDir, `update ${table} set slug = null where document_id = '${documentId}'`);
}

/** Takes a column from all rows, as the update of a database that did not have it adds it. */
export async function emptyColumn(dataDir: string, table: string, column: string): Promise<void> {
  await query(dataDir, `update ${table} set ${column} = null`);
}

/** Writes a text into a column of an entry, as one of an older version may be stored. */
export async function fillColumn(
  dataDir: string,
  table: string,
  documentId: string,
  [column, text]: readonly [string, string],
): Promise<void> {
  await query(
    dataDir,
    `update ${table} set ${column} = '${text}' where document_id = '${documentId}'`,
  );
}

/** How many rows a table has, or how many of them that meet a condition of SQL. */
export async function countRows(dataDir: string, table: string, where = 'true'): Promise<number> {
  const rows = await query(dataDir, `select count(*) as n from ${table} where ${where}`);
  return counted.parse(rows)[0].n;
}

/** On PostgreSQL: has everybody wait who changes these rows, until they are released. */
export async function holdRows(dataDir: string, table: string, where: string) {
  const database = nameOf(dataDir);
  const client = createPostgresClient(database);
  await client.connect();
  await client.query('begin');
  await client.query(`select 1 from ${table} where ${where} for update`);
  const waiting = `select count(*) as n from pg_stat_activity where datname = '${database}' and wait_event_type = 'Lock'`;
  return {
    countWaiting: async () => counted.parse(await queryPostgres(database, waiting))[0].n,
    release: () => client.end(),
  };
}

/** SQL before a statement that reads `numbers`: 1 to `count`. */
function numbersTo(count: number): string {
  return `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})`;
}

async function query(dataDir: string, text: string): Promise<unknown[]> {
  if (isOnPostgres) return queryPostgres(nameOf(dataDir), text);
  const Database: Sqlite = require('better-sqlite3');
  const database = new Database(path.join(dataDir, 'content.db'));
  try {
    const statement = database.prepare(text);
    if (text.startsWith('select')) return statement.all();
    statement.run();
    return [];
  } finally {
    database.close();
  }
}

async function queryPostgres(database: string, text: string): Promise<unknown[]> {
  const client = createPostgresClient(database);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

function createPostgresClient(database: string): Client {
  const postgres: Postgres = require('pg');
  return new postgres.Client({ connectionString: `${SERVER}/${database}` });
}

function nameOf(dataDir: string): string {
  return path.basename(dataDir).toLowerCase().replace(/\W/g, '_');
}
