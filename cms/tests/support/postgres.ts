import { createRequire } from 'node:module';
import path from 'node:path';

type Client = {
  connect(): Promise<void>;
  query(text: string): Promise<{ rowCount: number | null }>;
  end(): Promise<void>;
};
type Postgres = { Client: new (options: { connectionString: string }) => Client };

/** Server that the tests use instead of a file: `postgres://postgres@127.0.0.1:5432` (docs/tests.md). */
const SERVER = process.env.CMS_TEST_POSTGRES;
const postgres: Postgres = createRequire(path.resolve('cms/package.json'))('pg');

/** Whether the tests run on PostgreSQL, where every content service seeds its own database. */
export const isOnPostgres = SERVER !== undefined;

/** The settings of the database that belongs to a data folder; it is created for a new one. */
export async function databaseOf(folder: string): Promise<Record<string, string>> {
  if (!SERVER) return {};
  const name = path.basename(folder).toLowerCase().replace(/\W/g, '_');
  await run(async (client) => {
    const found = await client.query(`select 1 from pg_database where datname = '${name}'`);
    if (!found.rowCount) await client.query(`create database "${name}"`);
  });
  return { DATABASE_CLIENT: 'postgres', DATABASE_URL: new URL(name, `${SERVER}/`).href };
}

async function run(work: (client: Client) => Promise<void>): Promise<void> {
  const client = new postgres.Client({ connectionString: `${SERVER}/postgres` });
  await client.connect();
  await work(client).finally(() => client.end());
}
