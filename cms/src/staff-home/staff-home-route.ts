import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { editedTypes } from '../editing/edited-types';
import { views } from '../editing/views';
import { titleOf } from '../editing/views/title-of';
import { hasDrafts } from '../models';
import { entryPath } from '../preview/preview-link';
import { permissionsOf } from '../staff';

const ARTICLE = 'api::article.article';
const LOG = 'api::missed-address.missed-address';
/** Entries of a list on the home page. */
const MAX_ENTRIES = 8;
/** A publication writes the draft and the published row one after the other. */
const SAME_SAVE_MS = 1_000;

type Row = Record<string, unknown> & { id: number; documentId: string; updatedAt: string };
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
 * staff may see them; and whether visitors see no version of them. Every entry is compared, so of
 * all but these only the time of the last change is read.
 */
async function unpublishedRows(
  strapi: Core.Strapi,
  ctx: Context,
  uid: string,
): Promise<[Row, boolean][]> {
  const { may } = permissionsOf(strapi, ctx, uid);
  if (!may('read')) return [];
  const published: Row[] = await strapi.db.query(uid).findMany({
    select: ['documentId', 'updatedAt'],
    where: { publishedAt: { $notNull: true } },
  });
  const publishedAt = new Map(published.map((row) => [row.documentId, row.updatedAt]));
  const drafts: Row[] = await strapi.db.query(uid).findMany({
    select: ['id', 'documentId', 'updatedAt'],
    where: { publishedAt: null },
    orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
    populate: { createdBy: { select: ['id'] } },
  });
  const found: [Row, boolean][] = [];
  for (const row of drafts) {
    if (found.length === MAX_ENTRIES) break;
    const at = publishedAt.get(row.documentId);
    const isCurrent = at && Date.parse(row.updatedAt) - Date.parse(at) < SAME_SAVE_MS;
    if (!isCurrent && may('read', row)) found.push([row, !at]);
  }
  const titles = await titlesOf(
    strapi,
    uid,
    found.map(([{ id }]) => id),
  );
  return found.map(([row, isNew]) => [{ ...row, ...titles.get(row.id) }, isNew]);
}

/** The fields that entries are called by, by the entries' ids. */
async function titlesOf(
  strapi: Core.Strapi,
  uid: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Row>> {
  const select = ['id', views[uid]?.mainField ?? 'id'];
  const rows: Row[] = await strapi.db.query(uid).findMany({ select, where: { id: { $in: ids } } });
  return new Map(rows.map((row) => [row.id, row]));
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
  const title = titleOf(uid, row);
  return { documentId, adminPath: entryPath(uid, documentId), title, type, at };
}
