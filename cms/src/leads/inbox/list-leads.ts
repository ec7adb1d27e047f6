import { setImmediate } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import type { LeadUid, Row } from '../lead-types';
import { type LeadFilter, toWhere } from './filter';
import { type Lead, toLead } from './lead';

/** Leads that are read at once; everybody else waits meanwhile. */
const BATCH_SIZE = 500;
const NEWEST_FIRST = [{ createdAt: 'desc' }, { id: 'desc' }];

type Range = { offset: number; limit: number };

/** One part of all leads that match, newest first, over the kinds, and how many match. */
export async function listLeads(
  strapi: Core.Strapi,
  uids: readonly LeadUid[],
  filter: LeadFilter,
  { offset, limit }: Range,
): Promise<{ leads: Lead[]; total: number }> {
  let total = 0;
  const leads: Lead[] = [];
  for (const uid of uids) {
    const where = await toWhere(strapi, uid, filter);
    total += await strapi.db.query(uid).count({ where });
    // Any of the first ones of a kind may belong to this part.
    const found: Pick<Row, 'id'>[] = await strapi.db
      .query(uid)
      .findMany({ select: ['id'], where, orderBy: NEWEST_FIRST, limit: offset + limit });
    for (let start = 0; start < found.length; start += BATCH_SIZE) {
      const ids = found.slice(start, start + BATCH_SIZE).map(({ id }) => id);
      const rows: Row[] = await strapi.db
        .query(uid)
        .findMany({ where: { id: { $in: ids } }, orderBy: NEWEST_FIRST });
      leads.push(...rows.map((row) => toLead(uid, row)));
      await setImmediate();
    }
  }
  leads.sort((a, b) => b.sentAt.localeCompare(a.sentAt));
  return { leads: leads.slice(offset, offset + limit), total };
}

/** How many new leads nobody has opened. */
export async function countUnread(strapi: Core.Strapi, uids: readonly LeadUid[]): Promise<number> {
  let count = 0;
  for (const uid of uids) {
    count += await strapi.db
      .query(uid)
      .count({ where: { readAt: null, $or: [{ stage: 'new' }, { stage: null }] } });
  }
  return count;
}
