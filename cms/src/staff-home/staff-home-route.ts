import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { editedTypes } from '../editing/edited-types';
import { views } from '../editing/views';
import { titleOf } from '../editing/views/title-of';
import { hasDrafts } from '../models';
import { entryPath } from '../preview/preview-link';
import { permissionsOf, staffName, WITH_CREATOR } from '../staff';

const ARTICLE = 'api::article.article';
const LOG = 'api::missed-address.missed-address';
/** Entries of a list on the home page. */
const MAX_ENTRIES = 8;
/** A publication writes the draft and the published row one after the other. */
const SAME_SAVE_MS = 1_000;

type Row = Record<string, unknown> & { id: number; documentId: string; updatedAt: string };
type Draft = { documentId: string; adminPath: string; title: string; type: string; at: string };
type Edited = Draft & { by: string | null };

/** `GET /staff-home`: what waits for this member of staff, each list as far as their role may see it. */
export async function answerStaffHome(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const drafts: (Draft & { isNew: boolean })[] = [];
  const edited: Edited[] = [];
  for (const { uid, info } of editedTypes(strapi)) {
    // The site writes it, all the time.
    if (uid === LOG) continue;
    const rows = await readableRows(strapi, ctx, uid);
    const { may } = permissionsOf(strapi, ctx, uid);
    // Authors see the collections, to choose them: what others change there is nothing to go on with.
    const own = rows.filter((row) => may('update', row)).slice(0, MAX_ENTRIES);
    for (const row of await withTitles(strapi, uid, own)) {
      const by = staffName(row.updatedBy);
      edited.push({ ...toDraft(uid, info.displayName, row, row.updatedAt), by });
    }
    if (!hasDrafts(strapi, uid)) continue;
    const unpublished = await unpublishedRows(strapi, uid, rows);
    for (const row of await withTitles(strapi, uid, unpublished)) {
      drafts.push({
        ...toDraft(uid, info.displayName, row, row.updatedAt),
        isNew: !row.isPublished,
      });
    }
  }
  ctx.body = {
    drafts: newestOf(drafts),
    edited: newestOf(edited),
    planned: await listPlanned(strapi, ctx),
    notFound: await listNotFound(strapi, ctx),
  };
}

/**
 * The entries of a type, of one with drafts these, that this member of staff may see, the newest first. Of
 * all of them only the time of the last change is read.
 */
async function readableRows(strapi: Core.Strapi, ctx: Context, uid: string): Promise<Row[]> {
  const { may } = permissionsOf(strapi, ctx, uid);
  if (!may('read')) return [];
  const rows: Row[] = await strapi.db.query(uid).findMany({
    select: ['id', 'documentId', 'updatedAt'],
    ...(hasDrafts(strapi, uid) && { where: { publishedAt: null } }),
    orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
    populate: WITH_CREATOR,
  });
  return rows.filter((row) => may('read', row));
}

/** The newest drafts that visitors do not see yet, or not as they are now; and whether visitors see a version of them. */
async function unpublishedRows(
  strapi: Core.Strapi,
  uid: string,
  drafts: readonly Row[],
): Promise<Row[]> {
  const published: Row[] = await strapi.db.query(uid).findMany({
    select: ['documentId', 'updatedAt'],
    where: { publishedAt: { $notNull: true } },
  });
  const publishedAt = new Map(published.map((row) => [row.documentId, row.updatedAt]));
  const isCurrent = ({ documentId, updatedAt }: Row) => {
    const at = publishedAt.get(documentId);
    return at !== undefined && Date.parse(updatedAt) - Date.parse(at) < SAME_SAVE_MS;
  };
  return drafts
    .filter((row) => !isCurrent(row))
    .slice(0, MAX_ENTRIES)
    .map((row) => ({ ...row, isPublished: publishedAt.has(row.documentId) }));
}

/** Rows with the fields that entries are called by, and who changed them last. */
async function withTitles(strapi: Core.Strapi, uid: string, rows: readonly Row[]): Promise<Row[]> {
  const found: Row[] = await strapi.db.query(uid).findMany({
    select: ['id', views[uid]?.mainField ?? 'id'],
    where: { id: { $in: rows.map(({ id }) => id) } },
    populate: { updatedBy: true },
  });
  const titles = new Map(found.map((row) => [row.id, row]));
  return rows.map((row) => ({ ...row, ...titles.get(row.id) }));
}

function newestOf<Entry extends Draft>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at)).slice(0, MAX_ENTRIES);
}

async function listPlanned(strapi: Core.Strapi, ctx: Context): Promise<Draft[]> {
  const rows: (Row & { publishAt: string })[] = await strapi.db.query(ARTICLE).findMany({
    where: { publishedAt: null, publishAt: { $notNull: true } },
    orderBy: { publishAt: 'asc' },
    populate: WITH_CREATOR,
  });
  const { may } = permissionsOf(strapi, ctx, ARTICLE);
  const readable = rows.filter((row) => may('read', row)).slice(0, MAX_ENTRIES);
  return readable.map((row) => toDraft(ARTICLE, 'Article', row, row.publishAt));
}

async function listNotFound(strapi: Core.Strapi, ctx: Context): Promise<unknown[] | null> {
  if (!permissionsOf(strapi, ctx, LOG).may('read')) return null;
  const rows = await strapi.db.query(LOG).findMany({
    where: { redirect_to: null },
    orderBy: [{ hits: 'desc' }],
    limit: MAX_ENTRIES,
  });
  return rows.map(({ documentId, path, hits }) => {
    return { documentId, adminPath: entryPath(LOG, documentId), path, hits };
  });
}

function toDraft(uid: string, type: string, row: Row, at: string): Draft {
  const { documentId } = row;
  const title = titleOf(uid, row);
  return { documentId, adminPath: entryPath(uid, documentId), title, type, at };
}
