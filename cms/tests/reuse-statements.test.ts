import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { reuseStatements } from '../src/reuse-statements';

type Statement = {
  all: (...values: unknown[]) => unknown[];
  run: (...values: unknown[]) => unknown;
};
type Database = { prepare: (sql: string) => Statement; exec: (sql: string) => void };

const Sqlite: new (file: string) => Database = createRequire(import.meta.url)('better-sqlite3');

function openDatabase(): Database {
  const database = new Sqlite(':memory:');
  reuseStatements(database);
  database.exec('create table words (word text unique)');
  return database;
}

test('a statement is prepared once, and has the values of each use', () => {
  const database = openDatabase();
  const insert = 'insert into words values (?)';
  database.prepare(insert).run('one');
  expect(() => database.prepare(insert).run('one')).toThrow(/UNIQUE/);
  database.prepare(insert).run('two');
  const select = 'select * from words where word = ?';
  expect(database.prepare(select).all('one')).toEqual([{ word: 'one' }]);
  expect(database.prepare(select).all('two')).toEqual([{ word: 'two' }]);
  expect(database.prepare(select)).toBe(database.prepare(select));
});

test('a column that is added is read by the statements of before', () => {
  const database = openDatabase();
  database.prepare('insert into words values (?)').run('one');
  const select = 'select * from words';
  expect(database.prepare(select).all()).toEqual([{ word: 'one' }]);
  database.exec("alter table words add column language text default 'en'");
  expect(database.prepare(select).all()).toEqual([{ word: 'one', language: 'en' }]);
});

test('those used longest ago are given up', () => {
  const database = openDatabase();
  const often = 'select * from words';
  const [first, second] = [database.prepare(often), database.prepare('select 0')];
  for (let limit = 1; limit < 600; limit += 1) {
    database.prepare(`select ${limit}`);
    database.prepare(often);
  }
  expect(database.prepare(often)).toBe(first);
  expect(database.prepare('select 0')).not.toBe(second);
});
