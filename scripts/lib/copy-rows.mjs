// Copies of entries in the database of a content service on SQLite. Over the service each would take 50 ms.
import { createRequire } from 'node:module';
import path from 'node:path';
import { CMS_DIR } from './cms.mjs';

/** @typedef {Record<string, unknown>} Row */

/**
 * `insert` leaves out the id, which the database gives, and returns it. `copy` also copies the rows of the relations
 * that are named: each table, and the column in it that has the id.
 *
 * @typedef {object} Rows
 * @property {(table: string, column: string, value: unknown) => Row[]} rowsOf
 * @property {(table: string, row: Row) => number} insert
 * @property {(table: string, row: Row, change: Row, relations?: Record<string, string>) => void} copy
 */

/**
 * Has rows of the database copied: all of them, or none where one fails.
 *
 * @param {string} dataDir
 * @param {(rows: Rows) => void} work
 */
export function copyRows(dataDir, work) {
  const Database = createRequire(path.join(CMS_DIR, 'package.json'))('better-sqlite3');
  const database = new Database(path.join(dataDir, 'content.db'));
  /** @type {Rows['rowsOf']} */
  const rowsOf = (table, column, value) =>
    database.prepare(`SELECT * FROM "${table}" WHERE "${column}" = ?`).all(value);
  /** @type {Rows['insert']} */
  const insert = (table, { id: _id, ...row }) => {
    const names = Object.keys(row).map((name) => `"${name}"`);
    const sql = `INSERT INTO "${table}" (${names}) VALUES (${names.map(() => '?')})`;
    return database.prepare(sql).run(...Object.values(row)).lastInsertRowid;
  };
  /** @type {Rows['copy']} */
  const copy = (table, row, change, relations = {}) => {
    const id = insert(table, { ...row, ...change });
    for (const [relation, column] of Object.entries(relations)) {
      for (const related of rowsOf(relation, column, row.id)) {
        insert(relation, { ...related, [column]: id });
      }
    }
  };
  try {
    database.transaction(() => work({ rowsOf, insert, copy }))();
  } finally {
    database.close();
  }
}
