// Thousands of entries in a moment: one of each is made by an editor and copied in the database.
import { copyRows } from '../../lib/copy-rows.mjs';

const ARTICLE = 'api::article.article';
const BLOGS = 'api::article-type.article-type';
const MENU = 'api::menu.menu';
const OFFICE = 'api::company-address.company-address';

/** @typedef {import('../../lib/copy-rows.mjs').Row} Row */
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
  copyRows(cms.dataDir, (rows) => copyAll(rows, { articles, menuEntries, offices }));
}

/**
 * @param {import('../../lib/copy-rows.mjs').Rows} rows
 * @param {Sizes} sizes
 */
function copyAll({ rowsOf, insert, copy }, { articles, menuEntries, offices }) {
  /** @type {(table: string, slug: string, change: Row, relations?: Record<string, string>) => void} */
  const copyEntry = (table, slug, change, relations) => {
    const column = table === 'company_addresses' ? 'label' : 'slug';
    for (const row of rowsOf(table, column, slug)) copy(table, row, change, relations);
  };
  const [first] = rowsOf('articles', 'slug', 'archive-0');
  const versions = rowsOf('entry_versions', 'entry_id', first?.document_id);
  for (let index = 1; index < articles; index += 1) {
    const document_id = documentId('archive', index);
    const title = `Report ${index} of the archive`;
    const change = { document_id, title, slug: `archive-${index}` };
    copyEntry('articles', 'archive-0', change, { article_types_articles_lnk: 'article_id' });
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
    copyEntry(
      'menus',
      `trade-${index % 2}`,
      { ...change, slug: `trade-${index}`, order: 10 * index + 1_000 },
      { menus_parent_lnk: 'menu_id' },
    );
  }
  for (let index = 1; index < offices; index += 1) {
    const change = { document_id: documentId('office', index), label: `Office ${index}` };
    copyEntry('company_addresses', 'Office 0', change);
  }
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
