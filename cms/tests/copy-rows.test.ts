import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { copyRows } from '../../scripts/lib/copy-rows.mjs';
import { createFolderForTest } from '../../tests/support/temporary-folder';

const require = createRequire(path.resolve(import.meta.dirname, '../package.json'));

test('an entry is copied with its relations; of a run that fails nothing stays', async () => {
  const folder = createFolderForTest();
  const Database = require('better-sqlite3');
  const database = new Database(path.join(folder, 'content.db'));
  database.exec(`
    create table menus (id integer primary key, name text, "order" integer);
    create table menus_parent_lnk (id integer primary key, menu_id integer, inv_menu_id integer);
    insert into menus values (7, 'Parent', 1), (8, 'Branch 1', 2);
    insert into menus_parent_lnk values (1, 8, 7);`);
  const copyBranch = (name: string) =>
    copyRows(folder, ({ rowsOf, copy }) => {
      for (const row of rowsOf('menus', 'name', 'Branch 1')) {
        copy('menus', row, { name }, { menus_parent_lnk: 'menu_id' });
      }
      if (name === 'Refused') throw new Error('Refused');
    });
  copyBranch('Branch 2');
  expect(() => copyBranch('Refused')).toThrow('Refused');
  const read = (table: string) => database.prepare(`select * from ${table} order by id`).all();
  expect(read('menus').slice(1)).toEqual([
    { id: 8, name: 'Branch 1', order: 2 },
    { id: 9, name: 'Branch 2', order: 2 },
  ]);
  expect(read('menus_parent_lnk')).toEqual([
    { id: 1, menu_id: 8, inv_menu_id: 7 },
    { id: 2, menu_id: 9, inv_menu_id: 7 },
  ]);
  database.close();
});
