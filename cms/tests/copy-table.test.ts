import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createFolderForTest } from '../../tests/support/temporary-folder';
import { copyTable } from '../scripts/backup/copy-to-postgres.mjs';

const require = createRequire(path.resolve(import.meta.dirname, '../package.json'));

test('a table goes to PostgreSQL some rows at a time, and is never in memory whole', async () => {
  const Database = require('better-sqlite3');
  const source = new Database(path.join(createFolderForTest(), 'content.db'));
  source.exec(`
    create table versions (id integer primary key, is_new integer, title text);
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 250)
    insert into versions select n, n % 2, 'Version ' || n from numbers;`);
  const columns = [
    { name: 'id', type: 'integer', isSerial: false },
    { name: 'is_new', type: 'boolean', isSerial: false },
    { name: 'title', type: 'text', isSerial: false },
  ];
  const copied: unknown[] = [];
  const inserts: { rows: number; isReading: boolean }[] = [];
  const query = async (text: string, values: unknown[] = []) => {
    if (text.includes('information_schema')) return { rows: columns };
    if (text.startsWith('INSERT')) {
      copied.push(...values);
      inserts.push({ rows: values.length / 3, isReading: isBusy(source) });
    }
    return { rows: [] };
  };
  expect(await copyTable(source, { query }, 'public', 'versions')).toBe(250);
  expect(inserts).toEqual([
    { rows: 100, isReading: true },
    { rows: 100, isReading: true },
    { rows: 50, isReading: false },
  ]);
  expect(copied.slice(0, 6)).toEqual([1, true, 'Version 1', 2, false, 'Version 2']);
  expect(copied.slice(-3)).toEqual([250, false, 'Version 250']);
  source.close();
});

/** Whether rows of it are still being read: nothing else is written meanwhile. */
function isBusy(source: { exec: (text: string) => void }): boolean {
  try {
    source.exec('create table other (id integer); drop table other');
    return false;
  } catch {
    return true;
  }
}
