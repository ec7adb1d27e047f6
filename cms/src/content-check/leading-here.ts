import type { Core } from '@strapi/strapi';
import { type Entry, findEntries, type Row, TEXTS } from '../editing/file-uses';
import { isVersioned } from '../history/versioned-types';
import { attributesOf } from '../models';
import { FOLDERS } from '../site-address/folders';
import { textOf } from '../text-of';

/** Relations of which visitors see one link; the lists of a type leave out what is not published. */
const LINKS = ['oneToOne', 'manyToOne'];

/**
 * The entries in which visitors see a link to an entry: a menu entry that opens it, a service page whose contact it is,
 * or a text with the address of its page.
 *
 * @param slug Of the page; its part of the address.
 */
export async function findLeadingHere(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
  slug: string,
): Promise<Entry[]> {
  const folder = FOLDERS[uid];
  const types = Object.keys({ ...strapi.contentTypes }).filter((type) => isVersioned(strapi, type));
  const models = [...types, ...Object.keys({ ...strapi.components })];
  const rows: Row[] = [];
  for (const model of models) {
    rows.push(...(await findRelated(strapi, model, uid, documentId)));
    if (folder !== undefined && slug !== '')
      rows.push(...(await findInTexts(strapi, model, folder, slug)));
  }
  const entries = await findEntries(strapi, models, rows);
  return entries.filter(({ isPublic, row }) => isPublic && row.documentId !== documentId);
}

async function findRelated(
  strapi: Core.Strapi,
  model: string,
  uid: string,
  documentId: string,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, { target, relation = '', mappedBy }] of attributesOf(strapi, model)) {
    // What is below an entry of its own type, as in the menu, is not left alone by it.
    const isAnother = target === uid && model !== uid;
    if (!isAnother || mappedBy || !LINKS.includes(relation)) continue;
    const where = { [name]: { documentId } };
    const found = await strapi.db.query(model).findMany({ select: ['id'], where });
    rows.push(...found.map(({ id }) => ({ model, id })));
  }
  return rows;
}

async function findInTexts(
  strapi: Core.Strapi,
  model: string,
  folder: string,
  slug: string,
): Promise<Row[]> {
  const fields = attributesOf(strapi, model).flatMap(([name, { type }]) =>
    TEXTS.has(type) ? [name] : [],
  );
  if (fields.length === 0) return [];
  const rows: Record<string, unknown>[] = await strapi.db.query(model).findMany({
    select: ['id', ...fields],
    where: { $or: fields.map((name) => ({ [name]: { $contains: `/${slug}` } })) },
  });
  const link = linkTo(folder, slug);
  return rows
    .filter((row) => fields.some((name) => link.test(textOf(row[name]))))
    .map(({ id }) => ({ model, id: Number(id) }));
}

/** A path to a page as it is written in a text; that of an article may have menu entries in it. */
function linkTo(folder: string, slug: string): RegExp {
  const name = slug.replaceAll('.', '\\.');
  const before = folder === FOLDERS['api::article.article'] ? '(?:/[\\w.~%-]+)*/' : folder;
  return new RegExp(`(?:^|[\\s("'<=])${before}${name}/?(?=$|[\\s)"'>?#])`);
}
