import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isRecord } from '../is-record';
import { REDIRECT } from './guard-redirects';

const MISSED = 'api::missed-address.missed-address';

/** What the list holds at most; the rarest, of these the oldest, make room. */
const MOST_ROWS = 1_000;
const MOST_IN_REPORT = 200;
const MOST_HITS = 1_000_000;
const PATH = /^\/[^\p{Cc}?#]{1,299}$/u;
/** SQLite takes a limited number of values at once. */
const DELETED_AT_ONCE = 500;

/** One address that was not found, and how often since the last report. */
export type Miss = { path: string; hits: number };

/** Reads a report of the site; anything else than one is refused as a whole. */
export function readReport(value: unknown): Miss[] {
  if (!Array.isArray(value) || value.length > MOST_IN_REPORT) {
    throw new errors.ValidationError(`A report is a list of at most ${MOST_IN_REPORT} addresses`);
  }
  return value.map((miss: unknown) => {
    if (!isRecord(miss) || typeof miss.path !== 'string' || !PATH.test(miss.path)) {
      throw new errors.ValidationError('path must be the path of an address');
    }
    const { path, hits } = miss;
    if (typeof hits !== 'number' || !Number.isInteger(hits) || hits < 1 || hits > MOST_HITS) {
      throw new errors.ValidationError('hits must be a whole number above 0');
    }
    return { path, hits };
  });
}

/**
 * Adds to the counts, in one transaction. Written past the document service: it would announce each
 * row to the site's webhook, and nothing that visitors see has changed.
 */
export async function countMisses(strapi: Core.Strapi, misses: readonly Miss[]): Promise<void> {
  await strapi.db.transaction(async () => {
    const rows = strapi.db.query(MISSED);
    const now = new Date();
    for (const { path, hits } of misses) {
      const known = await rows.findOne({ where: { path }, select: ['id', 'hits'] });
      if (known) {
        await rows.update({
          where: { id: known.id },
          data: { hits: known.hits + hits, last_seen: now },
        });
      } else {
        await rows.create({ data: { path, hits, first_seen: now, last_seen: now } });
      }
    }
    await makeRoom(strapi);
  });
}

async function makeRoom(strapi: Core.Strapi): Promise<void> {
  const rows = strapi.db.query(MISSED);
  let tooMany = (await rows.count({})) - MOST_ROWS;
  while (tooMany > 0) {
    const rarest = await rows.findMany({
      select: ['id'],
      orderBy: [{ hits: 'asc' }, { last_seen: 'asc' }],
      limit: Math.min(tooMany, DELETED_AT_ONCE),
    });
    await rows.deleteMany({ where: { id: { $in: rarest.map(({ id }) => id) } } });
    tooMany -= rarest.length;
  }
}

/**
 * Turns a missed address into a redirect as soon as an editor has filled in where it leads. What
 * the site has counted is not changed by hand.
 */
export function redirectMissed(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const params: unknown = context.params;
    if (context.uid !== MISSED || !isRecord(params)) return next();
    if (context.action === 'create' || context.action === 'clone') {
      throw new errors.ValidationError('The site fills this list; make a redirect instead.');
    }
    if (context.action !== 'update') return next();
    const data = isRecord(params.data) ? params.data : {};
    const to = typeof data.redirect_to === 'string' ? data.redirect_to.trim() : '';
    const row = await strapi.db
      .query(MISSED)
      .findOne({ where: { documentId: params.documentId }, select: ['path'] });
    if (row && to !== '') await redirect(strapi, row.path, to);
    params.data = { redirect_to: to === '' ? null : to };
    return next();
  });
}

async function redirect(strapi: Core.Strapi, path: string, to: string): Promise<void> {
  const redirects = strapi.documents(REDIRECT);
  const [known] = await redirects.findMany({ filters: { from: path } });
  const leadsThere: Record<string, unknown> = { to };
  try {
    if (known) await redirects.update({ documentId: known.documentId, data: leadsThere });
    else {
      const note = 'Made from the list of missed addresses.';
      await redirects.create({ data: { from: path, ...leadsThere, type: 'permanent', note } });
    }
  } catch (error) {
    if (!(error instanceof errors.ValidationError)) throw error;
    // There is one field here to show the sentence at.
    const { message } = error;
    throw new errors.ValidationError(message, {
      errors: [{ path: ['redirect_to'], message, name: 'ValidationError' }],
    });
  }
}
