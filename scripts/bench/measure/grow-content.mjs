// Thousands of entries in a moment: one of each is made by an editor and copied in the database.
import { createRequire } from 'node:module';
import path from 'node:path';
import { CMS_DIR } from '../../lib/cms.mjs';

const ARTICLE = 'api::article.article';
const BLOGS = 'api::article-type.article-type';
const MENU = 'api::menu.menu';
const OFFICE = 'api::company-address.company-address';

/** @typedef {Record<string, unknown>} Row */
/** @typedef {{ articles: number, menuEntries: number, offices: number }} Sizes */

/**
 * Adds articles of the blog, menu entries (half of them below *Industries*) and offices to a running
 * service on SQLite. What an editor's first one of each is in the database, with its draft, its
 * relations and its versions, the others are.
 *
 * @param {import('../../../cms/scripts/boot.mjs').RunningCms} cms
 * @param {Sizes} sizes
 */
export async function growContent(cms, { articles, menuEntries, offices }) {
  const { createEditor } = await import('../../../cms/scripts/editor.mjs');
  const editor = await createEditor(cms);
  const [blogs] = (await editor.list(BLOGS, 'filters[type][$eq]=blogs')).results;
  const [parent] = (await editor.list(MENU, 'filters[slug][$eq]=industries')).results;
  const article = await editor.create(ARTICLE, {
    title: 'Report 0 of the archive',
    slug: 'archive-0',
    description: 'How stock, payroll and receipts were brought together in one month.',
    article_types: { connect: [{ documentId: blogs?.documentId }] },
  });
  await editor.publish(ARTICLE, article.documentId);
  const below = { parent: { connect: [{ documentId: parent?.documentId }] } };
  await editor.create(MENU, { name: 'Trade 0', slug: 'trade-0', ...below });
  await editor.create(MENU, { name: 'Trade 1', slug: 'trade-1' });
  await editor.create(OFFICE, { label: 'Office 0', address: 'Ohio Street, Dar es Salaam' });
  copyInDatabase(path.join(cms.dataDir, 'content.db'), { articles, menuEntries, offices });
}

/**
 * @param {string} file
 * @param {Sizes} sizes
 */
function copyInDatabase(file, { articles, menuEntries, offices }) {
  const Database = createRequire(path.join(CMS_DIR, 'package.json'))('better-sqlite3');
  const database = new Database(file);
  /** @type {(table: string, column: string, value: unknown) => Row[]} */
  const rowsOf = (table, column, value) =>
    database.prepare(`SELECT * FROM ${table} WHERE ${column} = ?`).all(value);
  /** @type {(table: string, row: Row) => number} */
  const insert = (table, { id: _id, ...row }) => {
    const names = Object.keys(row).map((name) => `"${name}"`);
    const values = names.map(() => '?');
    const sql = `INSERT INTO ${table} (${names.join(', ')}) VALUES (${values.join(', ')})`;
    return database.prepare(sql).run(...Object.values(row)).lastInsertRowid;
  };
  /** @type {(table: string, slug: string, change: Row, links: Row) => void} */
  const copy = (table, slug, change, links) => {
    const column = table === 'company_addresses' ? 'label' : 'slug';
    for (const row of rowsOf(table, column, slug)) {
      const id = insert(table, { ...row, ...change });
      for (const [link, key] of Object.entries(links)) {
        for (const linked of rowsOf(link, String(key), row.id)) {
          insert(link, { ...linked, [String(key)]: id });
        }
      }
    }
  };
  const [first] = rowsOf('articles', 'slug', 'archive-0');
  const versions = rowsOf('entry_versions', 'entry_id', first?.document_id);
  database.transaction(() => {
    for (let index = 1; index < articles; index += 1) {
      const document_id = documentId('archive', index);
      const title = `Report ${index} of the archive`;
      const change = { document_id, title, slug: `archive-${index}` };
      copy('articles', 'archive-0', change, { article_types_articles_lnk: 'article_id' });
      for (const version of versions) {
        const snapshot = JSON.stringify({
          ...JSON.parse(String(version.snapshot)),
          title,
          slug: `archive-${index}`,
        });
        insert('entry_versions', { ...version, entry_id: document_id, title, snapshot });
      }
    }
    for (let index = 2; index < menuEntries; index += 1) {
      const change = { document_id: documentId('trade', index), name: `Trade ${index}` };
      copy(
        'menus',
        `trade-${index % 2}`,
        { ...change, slug: `trade-${index}`, order: 10 * index + 1_000 },
        { menus_parent_lnk: 'menu_id' },
      );
    }
    for (let index = 1; index < offices; index += 1) {
      const change = { document_id: documentId('office', index), label: `Office ${index}` };
      copy('company_addresses', 'Office 0', change, {});
    }
  })();
  database.close();
}

/**
 * As long as Strapi's own.
 *
 * @param {string} name
 * @param {number} index
 */
function documentId(name, index) {
  return name + String(index).padStart(24 - name.length, '0');
}
