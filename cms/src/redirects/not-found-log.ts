import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isRecord } from '../is-record';
import { takeLock } from '../locks';
import { FOLDERS } from '../site-address/folders';
import { REDIRECT } from './guard-redirects';

const ARTICLE = 'api::article.article';
/** Its uid, path and table go by an earlier name: renaming them would move every operator's data. */
export const LOG = 'api::missed-address.missed-address';

/** Rows of the log; above it the rarest, of these the oldest, are deleted. */
const MAX_ROWS = 1_000;
const MAX_ENTRIES_OF_REPORT = 200;
const MAX_HITS = 1_000_000;
const PATH = /^\/[^\p{Cc}?#]{1,299}$/u;
const REFERRER = /^(?:\/|https?:\/\/)[^\p{Cc}?#]{0,490}$/u;
/** SQLite takes a limited number of values in a query. */
const DELETE_BATCH_SIZE = 500;

/** One address that was not found, how often since the last report, and where the last link to it was. */
export type NotFoundEntry = { path: string; hits: number; referrer: string | null };

/**
 * Reads a report of the site.
 *
 * @throws ValidationError for a report that is wrong in any part.
 */
export function readReport(value: unknown): NotFoundEntry[] {
  if (!Array.isArray(value) || value.length > MAX_ENTRIES_OF_REPORT) {
    throw new errors.ValidationError(
      `A report is a list of at most ${MAX_ENTRIES_OF_REPORT} addresses`,
    );
  }
  return value.map((entry: unknown) => {
    if (!isRecord(entry) || typeof entry.path !== 'string' || !PATH.test(entry.path)) {
      throw new errors.ValidationError('path must be the path of an address');
    }
    const { path, hits, referrer = null } = entry;
    if (typeof hits !== 'number' || !Number.isInteger(hits) || hits < 1 || hits > MAX_HITS) {
      throw new errors.ValidationError('hits must be a whole number above 0');
    }
    if (referrer !== null && (typeof referrer !== 'string' || !REFERRER.test(referrer))) {
      throw new errors.ValidationError('referrer must be the address of a page');
    }
    return { path, hits, referrer };
  });
}

/**
 * Adds to the counts, in one transaction. Written past the document service: it would announce each
 * row to the site's webhook, and nothing that visitors see has changed.
 */
export async function countNotFound(
  strapi: Core.Strapi,
  entries: readonly NotFoundEntry[],
): Promise<void> {
  await strapi.db.transaction(async () => {
    // Of several copies of the site that report the same addresses one waits for the other.
    await takeLock(strapi, LOG);
    const rows = strapi.db.query(LOG);
    const now = new Date();
    for (const { path, hits, referrer } of entries) {
      const source = referrer === null ? {} : { referrer };
      const known = await rows.findOne({ where: { path }, select: ['id', 'hits'] });
      if (known) {
        await rows.update({
          where: { id: known.id },
          data: { hits: known.hits + hits, last_seen: now, ...source },
        });
      } else {
        await rows.create({ data: { path, hits, first_seen: now, last_seen: now, ...source } });
      }
    }
    await deleteRarest(strapi);
  });
}

async function deleteRarest(strapi: Core.Strapi): Promise<void> {
  const rows = strapi.db.query(LOG);
  let tooMany = (await rows.count({})) - MAX_ROWS;
  while (tooMany > 0) {
    const rarest = await rows.findMany({
      select: ['id'],
      orderBy: [{ hits: 'asc' }, { last_seen: 'asc' }],
      limit: Math.min(tooMany, DELETE_BATCH_SIZE),
    });
    await rows.deleteMany({ where: { id: { $in: rarest.map(({ id }) => id) } } });
    tooMany -= rarest.length;
  }
}

/** An address that works again leaves the log; one that is redirected shows where to, as long as it is. */
export function tidyNotFoundLog(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    const isRedirect = uid === REDIRECT;
    const isWrite = action === 'create' || action === 'update' || action === 'clone';
    const before =
      isRedirect && (action === 'update' || action === 'delete')
        ? await strapi.db
            .query(REDIRECT)
            .findOne({ where: { documentId: context.params.documentId }, select: ['from'] })
        : null;
    const result = await next();
    const folder = FOLDERS[uid];
    const isPublication = folder !== undefined && action === 'publish';
    // A report locks several rows, too.
    if (isPublication || before || (isRedirect && isWrite)) await takeLock(strapi, LOG);
    if (isPublication) {
      const published = await strapi.db.query(uid).findOne({
        where: { documentId: context.params.documentId, publishedAt: { $notNull: true } },
        select: ['slug'],
      });
      if (published) {
        // An article of the menu is below the entries above it, too.
        const path =
          uid === ARTICLE ? { $endsWith: `/${published.slug}` } : folder + published.slug;
        await strapi.db.query(LOG).deleteMany({ where: { path } });
      }
    }
    const leadsTo = (path: unknown, to: unknown) =>
      strapi.db.query(LOG).updateMany({ where: { path }, data: { redirect_to: to } });
    if (before) await leadsTo(before.from, null);
    if (isRedirect && isWrite && isRecord(result)) {
      const { from, to }: Record<string, unknown> = result;
      if (from) await leadsTo(from, to);
    }
    return result;
  });
}
