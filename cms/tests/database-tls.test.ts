import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { canRunPostgres, withPostgres } from './support/postgres-server';
import { runScript } from './support/run-script';

const CMS_DIR = path.resolve(import.meta.dirname, '..');
const requireFromCms = createRequire(path.join(CMS_DIR, 'package.json'));

describe.skipIf(!canRunPostgres)('PostgreSQL by TLS', () => {
  test('its certificate must be one that the machine trusts, or that is named', () =>
    withPostgres(
      async (folder, envOf, sql) => {
        sql('postgres', 'create database content');
        sql('content', 'create table articles (title text)');
        const save = (env: Record<string, string>) =>
          runScript('backup', ['--to', path.join(folder, 'b')], { ...envOf('content'), ...env });
        const refused = {
          status: 1,
          output: expect.stringContaining('certificate verify failed'),
        };
        expect(save({})).toMatchObject(refused);
        const PGSSLROOTCERT = path.join(folder, 'cluster', 'server.crt');
        expect(save({ PGSSLROOTCERT })).toMatchObject({ status: 0 });
        expect(save({ DATABASE_SSL_REJECT_UNAUTHORIZED: 'false' })).toMatchObject({ status: 0 });
        const { DATABASE_PORT } = envOf('content');
        const saveBy = (mode: string) =>
          save({
            DATABASE_SSL: 'false',
            DATABASE_URL: `postgres://postgres@localhost:${DATABASE_PORT}/content?sslmode=${mode}`,
          });
        expect(saveBy('verify-full')).toMatchObject(refused);
        expect(saveBy('no-verify')).toMatchObject({ status: 0 });
      },
      { hasTls: true },
    ));

  test('a database of SQLite moves there, also where the certificate is not verified', () =>
    withPostgres(
      async (folder, envOf, sql) => {
        sql('postgres', 'create database content');
        const env: Record<string, string> = {
          ...envOf('content'),
          SECRETS_FILE: path.join(folder, 'secrets.env'),
        };
        const dataDir = path.join(folder, 'content');
        mkdirSync(dataDir);
        const database = new (requireFromCms('better-sqlite3'))(path.join(dataDir, 'content.db'));
        database.exec(`create table articles (id integer, title text);
          insert into articles values (1, 'One')`);
        database.close();
        const move = (more: Record<string, string>) =>
          runScript('to-postgres', [], { ...env, ...more });
        // Before the first table is there.
        expect(move({})).toMatchObject({ status: 1 });
        const tables = "select count(*) from pg_tables where schemaname = 'public'";
        expect(sql('content', tables).trim()).toBe('0');
        const address = `postgres://postgres@localhost:${env.DATABASE_PORT}/content?sslmode=no-verify`;
        expect(move({ DATABASE_SSL: 'false', DATABASE_URL: address })).toMatchObject({
          status: 0,
          output: expect.stringContaining('Copied 1 rows of 1 tables'),
        });
        expect(sql('content', 'select title from articles').trim()).toBe('One');
      },
      { hasTls: true },
    ));
});
