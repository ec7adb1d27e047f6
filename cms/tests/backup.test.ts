import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../tests/support/eventually';
import { copySeededDatabase } from '../../tests/support/seeded-database';
import { createFolderForTest } from '../../tests/support/temporary-folder';
import { createEditor } from '../scripts/editor.mjs';
import { startCms } from './support/cms';
import { canRunPostgres, withPostgres } from './support/postgres-server';
import { runScript } from './support/run-script';

const CMS_DIR = path.resolve(import.meta.dirname, '..');
const requireFromCms = createRequire(path.join(CMS_DIR, 'package.json'));
const KEY = 'a-passphrase-of-the-tests';
const ARTICLE = 'api::article.article';
/** Of a machine that is not in UTC. */
const TZ = 'Africa/Dar_es_Salaam';

/** The settings of a service whose everything lies in one folder. */
function serviceIn(folder: string): Record<string, string> {
  return { DATA_DIR: folder, SECRETS_FILE: path.join(folder, 'secrets.env') };
}

/** All rows of all tables. */
function readTables(folder: string): Record<string, unknown[]> {
  const Database = requireFromCms('better-sqlite3');
  const database = new Database(path.join(folder, 'content.db'), { readonly: true });
  const names: { name: string }[] = database
    .prepare("select name from sqlite_master where type = 'table' order by name")
    .all();
  const tables = names.map(({ name }) => [name, database.prepare(`select * from "${name}"`).all()]);
  database.close();
  return Object.fromEntries(tables);
}

function readFiles(folder: string): [string, string][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .sort()
    .map((name) => [name, readFileSync(path.join(folder, name), 'base64')]);
}

describe('on SQLite', () => {
  let source = '';
  let backups = '';
  let file = '';

  beforeAll(async () => {
    const folder = path.join(CMS_DIR, '..', '.data', 'backup-test');
    rmSync(folder, { recursive: true, force: true });
    source = path.join(folder, 'source');
    backups = path.join(folder, 'backups');
    mkdirSync(source, { recursive: true });
    await copySeededDatabase('consultancy', source);
    const { status, output } = runScript('backup', ['--to', backups, '--secrets'], {
      ...serviceIn(source),
      BACKUP_KEY: KEY,
    });
    expect(status, output).toBe(0);
    file = output;
    return () => rmSync(folder, { recursive: true, force: true });
  });

  test('a restored service has the same entries, uploads and secrets', async () => {
    const target = createFolderForTest();
    const restore = ['--from', file, '--secrets'];
    const env = { ...serviceIn(target), BACKUP_KEY: KEY };
    expect(runScript('restore', restore, env)).toMatchObject({ status: 0 });
    const tables = readTables(target);
    expect(tables).toEqual(readTables(source));
    expect(tables.articles?.length).toBeGreaterThan(5);
    const uploads = readFiles(path.join(target, 'public', 'uploads'));
    expect(uploads).toEqual(readFiles(path.join(source, 'public', 'uploads')));
    expect(uploads.length).toBeGreaterThan(10);
    const secrets = (folder: string) => readFileSync(path.join(folder, 'secrets.env'), 'utf8');
    expect(secrets(target)).toBe(secrets(source));

    // What is there is not overwritten.
    expect(runScript('restore', restore, env)).toMatchObject({
      status: 1,
      output: expect.stringContaining('restore into an empty folder'),
    });
    // Nor is a log left behind that SQLite would write into what is restored.
    renameSync(path.join(target, 'content.db'), path.join(target, 'content.db-wal'));
    expect(runScript('restore', restore, env).output).toContain('content.db-wal exists');
  });

  test('uploads that are on another disk, behind a link, are in it, and come back behind one', () => {
    const linked = createFolderForTest();
    const uploads = path.join(linked, 'public', 'uploads');
    cpSync(source, linked, { recursive: true });
    const expected = readFiles(uploads);
    const disk = path.join(linked, 'disk');
    renameSync(uploads, disk);
    symlinkSync(disk, uploads);
    const backup = runScript('backup', ['--to', path.join(linked, 'b')], serviceIn(linked));
    expect(backup.status, backup.output).toBe(0);
    // The machine is lost; the new one has such a disk as well.
    rmSync(disk, { recursive: true });
    const target = createFolderForTest();
    const newDisk = createFolderForTest();
    mkdirSync(path.join(target, 'public'));
    symlinkSync(newDisk, path.join(target, 'public', 'uploads'));
    const restored = runScript('restore', ['--from', backup.output], serviceIn(target));
    expect(restored.status, restored.output).toBe(0);
    expect(readFiles(newDisk)).toEqual(expected);
  });

  test('secrets that are elsewhere, behind a link, are in it', () => {
    const linked = createFolderForTest();
    cpSync(source, linked, { recursive: true });
    const secrets = path.join(linked, 'secrets.env');
    const elsewhere = path.join(createFolderForTest(), 'secrets.env');
    renameSync(secrets, elsewhere);
    symlinkSync(elsewhere, secrets);
    const options = ['--to', path.join(linked, 'b'), '--secrets'];
    const backup = runScript('backup', options, serviceIn(linked));
    expect(backup.status, backup.output).toBe(0);
    const expected = readFileSync(elsewhere, 'utf8');
    // The machine is lost.
    rmSync(elsewhere);
    const target = createFolderForTest();
    const restored = runScript(
      'restore',
      ['--from', backup.output, '--secrets'],
      serviceIn(target),
    );
    expect(restored.status, restored.output).toBe(0);
    expect(readFileSync(path.join(target, 'secrets.env'), 'utf8')).toBe(expected);
  });

  test('only its owner can read a backup, and nothing can be read without the key', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(backups)).toEqual([path.basename(file)]);
    const token = /CONTENT_API_TOKEN=(\w{20})/.exec(
      readFileSync(path.join(source, 'secrets.env'), 'utf8'),
    )?.[1];
    expect(readFileSync(file).includes(token ?? '')).toBe(false);
    const target = createFolderForTest();
    for (const key of ['', 'another-passphrase-than-that']) {
      const env = { ...serviceIn(target), BACKUP_KEY: key };
      const { status, output } = runScript('restore', ['--from', file], env);
      expect(status).toBe(1);
      expect(output).toContain('BACKUP_KEY');
    }
    const damaged = path.join(target, 'damaged.enc');
    const bytes = readFileSync(file);
    bytes[bytes.length >> 1] = 255 - (bytes[bytes.length >> 1] ?? 0);
    writeFileSync(damaged, bytes);
    const env = { ...serviceIn(target), BACKUP_KEY: KEY };
    expect(runScript('restore', ['--from', damaged], env).output).toContain('damaged');
    // The connection was lost at once.
    writeFileSync(damaged, bytes.subarray(0, 40));
    expect(runScript('restore', ['--from', damaged], env).output).toContain('damaged');
    // Who has a key does not get what somebody else has put there.
    writeFileSync(damaged, 'not encrypted');
    expect(runScript('restore', ['--from', damaged], env).output).toContain('is not encrypted');
    expect(readdirSync(target)).toEqual(['damaged.enc']);
  });

  test('a backup without a key that was cut off leaves nothing, however much of it tar has written', () => {
    const target = createFolderForTest();
    const backup = runScript('backup', ['--to', path.join(target, 'b')], serviceIn(source));
    const bytes = readFileSync(backup.output);
    for (const length of [bytes.length >> 1, bytes.length - 9]) {
      writeFileSync(backup.output, bytes.subarray(0, length));
      const restore = ['--from', backup.output];
      const { status, output } = runScript('restore', restore, serviceIn(target));
      expect(status).toBe(1);
      expect(output).toBe(`${backup.output} is damaged, or was cut off: unexpected end of file.`);
      expect(readdirSync(target)).toEqual(['b']);
    }
  });

  test('a restore that fails halfway leaves no database that a service would start with', async () => {
    const target = createFolderForTest();
    // No folder can be made there.
    writeFileSync(path.join(target, 'public'), '');
    const env = { ...serviceIn(target), BACKUP_KEY: KEY };
    expect(runScript('restore', ['--from', file, '--secrets'], env).status).toBe(1);
    expect(readdirSync(target)).toEqual(['public']);
  });

  test('a restore that fails halfway leaves the folder behind a link empty, for the next one', () => {
    const target = createFolderForTest();
    const disk = createFolderForTest();
    mkdirSync(path.join(target, 'public'));
    symlinkSync(disk, path.join(target, 'public', 'uploads'));
    const env = { ...serviceIn(target), BACKUP_KEY: KEY };
    const restore = (more = {}) =>
      runScript('restore', ['--from', file, '--secrets'], { ...env, ...more });
    // The uploads are there by then.
    writeFileSync(path.join(target, 'file'), '');
    const failed = restore({ SECRETS_FILE: path.join(target, 'file', 'secrets.env') });
    expect(failed.status, failed.output).toBe(1);
    expect(readdirSync(disk)).toEqual([]);
    const restored = restore();
    expect(restored.status, restored.output).toBe(0);
    expect(readFiles(disk)).toEqual(readFiles(path.join(source, 'public', 'uploads')));
  });

  test('what a restore that was killed has left goes with the next one', () => {
    const target = createFolderForTest();
    const left = path.join(target, '.restore-killed');
    mkdirSync(left);
    cpSync(path.join(source, 'content.db'), path.join(left, 'content.db'));
    const env = { ...serviceIn(target), BACKUP_KEY: KEY };
    expect(runScript('restore', ['--from', file, '--secrets'], env).status).toBe(0);
    expect(readdirSync(target).sort()).toEqual(['content.db', 'public', 'secrets.env']);
  });

  test.each([
    ['DATABASE_CLIENT must be', { DATABASE_CLIENT: 'postgresql' }],
    ['DATABASE_URL must be', { DATABASE_CLIENT: 'postgres', DATABASE_URL: 'db.example/content' }],
    ['DATABASE_SSL must be', { DATABASE_CLIENT: 'postgres', DATABASE_SSL: 'yes' }],
  ])('a wrong setting is named, and nothing else is backed up instead: %s', (sentence, wrong) => {
    const { status, output } = runScript('backup', ['--to', backups], {
      ...serviceIn(source),
      ...wrong,
    });
    expect(status).toBe(1);
    expect(output).toContain(sentence);
  });

  test('one that is killed leaves nothing that looks like a backup, and the next day nothing at all', async () => {
    const busy = createFolderForTest();
    const folder = path.join(busy, 'b');
    cpSync(source, busy, { recursive: true });
    // It takes a while to compress.
    writeFileSync(path.join(busy, 'public', 'uploads', 'video.mp4'), randomBytes(96 * 1024 * 1024));
    const script = path.join(CMS_DIR, 'scripts', 'backup.mjs');
    const child = spawn(process.execPath, [script, '--to', folder, '--secrets'], {
      env: { NODE_ENV: 'test', PATH: process.env.PATH, ...serviceIn(busy), BACKUP_KEY: KEY },
    });
    const exited = once(child, 'exit');
    const names = (options = {}) =>
      existsSync(folder) ? readdirSync(folder, { encoding: 'utf8', ...options }) : [];
    await eventually(() => expect(names({ recursive: true }).join()).toContain('.tar.gz.enc'));
    child.kill('SIGKILL');
    await exited;
    const [left = '', ...others] = names();
    expect([left, others]).toEqual([expect.stringMatching(/^\.backup-/), []]);
    const yesterday = Date.now() / 1000 - 25 * 60 * 60;
    utimesSync(path.join(folder, left), yesterday, yesterday);
    // Another one may be running.
    mkdirSync(path.join(folder, '.backup-running'));
    const { output } = runScript('backup', ['--to', folder], serviceIn(source));
    expect(names().sort()).toEqual(['.backup-running', path.basename(output)]);
  });

  test('a backup is consistent while another program writes', async () => {
    const busy = createFolderForTest();
    cpSync(source, busy, { recursive: true });
    const writer = spawn(
      process.execPath,
      [
        '-e',
        `const Database = require('better-sqlite3');
         const database = new Database(process.argv[1], { timeout: 20000 });
         if (database.pragma('journal_mode', { simple: true }) !== 'wal') throw new Error('Not as the service writes');
         database.exec('create table pair (a int, b int); insert into pair values (0, 0)');
         process.send('writing');
         const write = () => {
           database.exec('begin; update pair set a = a + 1; update pair set b = b + 1; commit');
           setTimeout(write, 1);
         };
         write();`,
        path.join(busy, 'content.db'),
      ],
      { cwd: CMS_DIR, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
    );
    await once(writer, 'message');
    const target = createFolderForTest();
    const { status, output } = runScript(
      'backup',
      ['--to', path.join(target, 'b')],
      serviceIn(busy),
    );
    writer.kill();
    await once(writer, 'exit');
    expect(status, output).toBe(0);
    expect(output).toMatch(/\.tar\.gz$/);
    expect(runScript('restore', ['--from', output], serviceIn(target))).toMatchObject({
      status: 0,
    });
    const [pair] = readTables(target).pair ?? [];
    expect(pair).toMatchObject({ a: expect.any(Number) });
    expect(Object.values(pair ?? {})[0]).toBe(Object.values(pair ?? {})[1]);
  });
});

describe.skipIf(!canRunPostgres)('on PostgreSQL', () => {
  test('a restored database has the same rows', () =>
    withPostgres(async (folder, envOf, sql) => {
      for (const name of ['before', 'after']) sql('postgres', `create database ${name}`);
      sql(
        'before',
        "create table articles (id serial primary key, title text); insert into articles (title) select 'Article ' || n from generate_series(1, 500) n",
      );
      const backup = runScript('backup', ['--to', path.join(folder, 'b')], envOf('before'));
      expect(backup).toMatchObject({ status: 0 });
      const restore = () => runScript('restore', ['--from', backup.output], envOf('after'));
      expect(restore()).toMatchObject({ status: 0 });
      const rows = 'select * from articles order by id';
      expect(sql('after', rows)).toBe(sql('before', rows));
      expect(sql('after', "select nextval('articles_id_seq')").trim()).toBe('501');
      expect(restore()).toMatchObject({ status: 1, output: expect.stringContaining('not empty') });
    }));

  test('a database is the one that its address names to the service, also by the folder of a socket', () =>
    withPostgres(async (folder, envOf, sql) => {
      sql('postgres', 'create database content');
      sql('content', 'create table articles (title text)');
      const { DATABASE_PORT: port, ...env } = envOf('content');
      for (const address of [
        `postgres://postgres@/content?host=${folder}&port=${port}`,
        `postgres://postgres@${encodeURIComponent(folder)}:${port}/content`,
      ]) {
        // What the address names counts, and nothing beside it.
        const settings = { ...env, DATABASE_HOST: 'db.example', DATABASE_URL: address };
        const backup = runScript('backup', ['--to', path.join(folder, 'b')], settings);
        expect(backup).toMatchObject({ status: 0 });
      }
    }));

  test.each(['my-site', 'Content'])(
    'the schema %s is restored, and only where it is empty',
    (schema) =>
      withPostgres(async (folder, envOf, sql) => {
        for (const name of ['before', 'after']) {
          sql('postgres', `create database ${name}`);
          sql(name, `create schema "${schema}"`);
        }
        sql('before', `create table "${schema}".articles (title text)`);
        sql('before', `insert into "${schema}".articles values ('One')`);
        const inSchema = (name: string) => ({ ...envOf(name), DATABASE_SCHEMA: schema });
        const backup = runScript('backup', ['--to', path.join(folder, 'b')], inSchema('before'));
        expect(backup).toMatchObject({ status: 0 });
        const restore = () => runScript('restore', ['--from', backup.output], inSchema('after'));
        expect(restore()).toMatchObject({ status: 0 });
        expect(sql('after', `select title from "${schema}".articles`).trim()).toBe('One');
        expect(restore()).toMatchObject({
          status: 1,
          output: expect.stringContaining('not empty'),
        });
      }),
  );

  test('a restore that fails halfway leaves nothing that stops the next one', () =>
    withPostgres(async (folder, envOf, sql) => {
      for (const name of ['before', 'after']) sql('postgres', `create database ${name}`);
      const other = 'create schema other; create table other.topics (id int primary key)';
      sql('before', other);
      sql('before', 'create table articles (topic int references other.topics)');
      const env = (name: string) => ({ ...envOf(name), ...serviceIn(path.join(folder, name)) });
      const uploads = (name: string) => path.join(folder, name, 'public', 'uploads');
      mkdirSync(uploads('before'), { recursive: true });
      writeFileSync(path.join(uploads('before'), 'desk.png'), 'A desk');
      writeFileSync(path.join(folder, 'before', 'secrets.env'), 'SITE_URL=https://site.example\n');
      const options = ['--to', path.join(folder, 'b'), '--secrets'];
      const backup = runScript('backup', options, env('before'));
      expect(backup).toMatchObject({ status: 0 });
      const restore = () =>
        runScript('restore', ['--from', backup.output, '--secrets'], env('after'));
      // After the tables come the references.
      const failed = {
        status: 1,
        output: expect.stringContaining('schema "other" does not exist'),
      };
      expect(restore()).toMatchObject(failed);
      expect(readFiles(path.join(folder, 'after'))).toEqual([]);
      sql('after', other);
      expect(restore()).toMatchObject({ status: 0 });
      expect(readFiles(uploads('after'))).toEqual(readFiles(uploads('before')));
    }));

  test('a database of SQLite moves there whole, with history and staff', () =>
    withPostgres(async (folder, envOf, sql) => {
      sql('postgres', 'create database content');
      const env = { ...envOf('content'), SECRETS_FILE: path.join(folder, 'secrets.env') };
      await copySeededDatabase('consultancy', path.join(folder, 'content'));
      const file = path.join(folder, 'content', 'content.db');
      const database = new (requireFromCms('better-sqlite3'))(file);
      database.exec(
        `insert into entry_versions (id, entry_type, entry_id, kind, snapshot, changed, created_at)
         values (41, 'api::article.article', 'a', 'deleted', '{"title":"Gone"}', '[]', 1763900000123)`,
      );
      const { rows: count } = database.prepare('select count(*) as rows from articles').get();
      database.close();
      const move = () => runScript('to-postgres', [], { ...env, TZ });
      expect(move()).toMatchObject({
        status: 0,
        output: expect.stringMatching(/^Copied \d+ rows/m),
      });
      expect(sql('content', 'select count(*) from articles').trim()).toBe(String(count));
      expect(sql('content', 'select count(*) from admin_users').trim()).toBe('1');
      const version =
        "select kind, snapshot->>'title', created_at from entry_versions where id = 41";
      expect(sql('content', version).trim()).toBe('deleted|Gone|2025-11-23 12:13:20.123');
      expect(sql('content', "select nextval('entry_versions_id_seq')").trim()).toBe('42');
      const keys = "select count(*) > 50 from pg_constraint where contype = 'f'";
      expect(sql('content', keys).trim()).toBe('t');
      // Nothing takes the old file for the database any more: no backup of it, no start on another one.
      expect(existsSync(file)).toBe(false);
      const old = serviceIn(path.dirname(file));
      for (const [script, args] of [
        ['backup', ['--to', path.join(folder, 'b')]],
        ['run', ['start']],
      ] as const) {
        const outcome = { status: 1, output: expect.stringContaining('moved to PostgreSQL') };
        expect(runScript(script, args, old)).toMatchObject(outcome);
      }
      // To go back it gets its name again.
      renameSync(`${file}.moved`, file);
      expect(move()).toMatchObject({ status: 1, output: expect.stringContaining('not empty') });
      expect(existsSync(file)).toBe(true);
    }));

  test('the service stores moments in UTC, and reads them so, in whatever zone the machine is', () =>
    withPostgres(async (_folder, envOf, sql) => {
      sql('postgres', 'create database content');
      const env = { ...envOf('content'), TZ };
      const cms = await startCms({ env });
      onTestFinished(cms.remove);
      const editor = await createEditor(cms);
      const publishAt = '2051-03-01T09:00:00.000Z';
      const { documentId } = await editor.create(ARTICLE, { title: 'A', slug: 'a', publishAt });
      expect(sql('content', 'select publish_at from articles').trim()).toBe('2051-03-01 09:00:00');
      expect(await editor.get(ARTICLE, documentId)).toMatchObject({ publishAt });
    }));
});
