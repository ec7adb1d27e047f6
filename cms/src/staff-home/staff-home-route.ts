import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { editedTypes } from '../editing/edited-types';
import { views } from '../editing/views';
import { permissionsOf } from '../history/access';
import { hasDrafts } from '../history/versioned-types';
import { entryPath } from '../preview/preview-link';

const ARTICLE = 'api::article.article';
const LOG = 'api::missed-address.missed-address';
/** Entries of a list on the home page. */
const MAX_ENTRIES = 8;
/** Rows that are looked at for them at once. */
const BATCH_SIZE = 200;
/** A publication writes the draft and the published row one after the other. */
const SAME_SAVE_MS = 1_000;

type Row = Record<string, unknown> & { documentId: string; updatedAt: string };
type Draft = { documentId: string; adminPath: string; title: string; type: string; at: string };

/** `GET /staff-home`: what waits for this member of staff, each list as far as their role may see it. */
export async function answerStaffHome(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const drafts: (Draft & { isNew: boolean })[] = [];
  for (const { uid, info } of editedTypes(strapi)) {
    if (!hasDrafts(strapi, uid)) continue;
    for (const [row, isNew] of await unpublishedRows(strapi, ctx, uid)) {
      drafts.push({ ...toDraft(uid, info.displayName, row, row.updatedAt), isNew });
    }
  }
  ctx.body = {
    drafts: drafts.sort((a, b) => Date.parse(b.at) - Date.parse(a.at)).slice(0, MAX_ENTRIES),
    planned: await listPlanned(strapi, ctx),
    notFound: await listNotFound(strapi, ctx),
  };
}

/**
 * The newest drafts that visitors do not see yet, or not as they are now, as far as this member of
 * staff may see them; and whether visitors see no version of them.
 */
async function unpublishedRows(
  strapi: Core.Strapi,
  ctx: Context,
  uid: string,
): Promise<[Row, boolean][]> {
  const found: [Row, boolean][] = [];
  for (let offset = 0; ; offset += BATCH_SIZE) {
    const { unpublished, isLast } = await readBatch(strapi, ctx, uid, offset);
    found.push(...unpublished);
    if (isLast || found.length >= MAX_ENTRIES) return found;
  }
}

async function readBatch(
  strapi: Core.Strapi,
  ctx: Context,
  uid: string,
  offset: number,
): Promise<{ unpublished: [Row, boolean][]; isLast: boolean }> {
  // Drafts may be many, and their texts long.
  const rows: Row[] = await strapi.db.query(uid).findMany({
    select: ['documentId', 'updatedAt', views[uid]?.mainField ?? 'documentId'],
    where: { publishedAt: null },
    orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
    offset,
    limit: BATCH_SIZE,
    populate: { createdBy: true },
  });
  const published: Row[] = await strapi.db.query(uid).findMany({
    select: ['documentId', 'updatedAt'],
    where: {
      publishedAt: { $notNull: true },
      documentId: { $in: rows.map(({ documentId }) => documentId) },
    },
  });
  const publishedAt = new Map(published.map((row) => [row.documentId, row.updatedAt]));
  const { may } = permissionsOf(strapi, ctx, uid);
  const unpublished = rows.flatMap((row): [Row, boolean][] => {
    const at = publishedAt.get(row.documentId);
    const isCurrent = at && Date.parse(row.updatedAt) - Date.parse(at) < SAME_SAVE_MS;
    return isCurrent || !may('read', row) ? [] : [[row, !at]];
  });
  return { unpublished, isLast: rows.length < BATCH_SIZE };
}

async function listPlanned(strapi: Core.Strapi, ctx: Context): Promise<Draft[]> {
  const rows: (Row & { publishAt: string })[] = await strapi.db.query(ARTICLE).findMany({
    where: { publishedAt: null, publishAt: { $notNull: true } },
    orderBy: { publishAt: 'asc' },
    populate: { createdBy: true },
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
  const title = String(row[views[uid]?.mainField ?? ''] ?? '');
  return { documentId, adminPath: entryPath(uid, documentId), title, type, at };
}
