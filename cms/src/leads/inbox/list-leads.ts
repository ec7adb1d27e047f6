import { setImmediate } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import type { LeadUid, Row } from '../lead-types';
import { type LeadFilter, toWhere } from './filter';
import { type Lead, toLead } from './lead';

/** Leads that are read at once; everybody else waits meanwhile. */
const BATCH_SIZE = 500;
const NEWEST_FIRST = [{ createdAt: 'desc' }, { id: 'desc' }];

type Range = { offset: number; limit: number };
/** A lead that is not read yet. */
type Found = { uid: LeadUid; id: number; createdAt: string };

/** One part of all leads that match, newest first, over the kinds, and how many match. */
export async function listLeads(
  strapi: Core.Strapi,
  uids: readonly LeadUid[],
  filter: LeadFilter,
  { offset, limit }: Range,
): Promise<{ leads: Lead[]; total: number }> {
  const found: Found[] = [];
  for (const uid of uids) {
    // Any of the first ones of a kind may belong to this part.
    const rows: Omit<Found, 'uid'>[] = await strapi.db.query(uid).findMany({
      select: ['id', 'createdAt'],
      where: toWhere(strapi, uid, filter),
      orderBy: NEWEST_FIRST,
      limit: offset + limit,
    });
    for (const row of rows) found.push({ ...row, uid });
  }
  found.sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
  const part = found.slice(offset, offset + limit);
  return { leads: await readLeads(strapi, part), total: await countLeads(strapi, uids, filter) };
}

/** How many leads match. */
export async function countLeads(
  strapi: Core.Strapi,
  uids: readonly LeadUid[],
  filter: LeadFilter,
): Promise<number> {
  let total = 0;
  for (const uid of uids) {
    total += await strapi.db.query(uid).count({ where: toWhere(strapi, uid, filter) });
  }
  return total;
}

/** In this order, without those that were deleted meanwhile. */
async function readLeads(strapi: Core.Strapi, found: readonly Found[]): Promise<Lead[]> {
  const leads: Lead[] = [];
  for (let start = 0; start < found.length; start += BATCH_SIZE) {
    const batch = found.slice(start, start + BATCH_SIZE);
    const read = new Map<string, Lead>();
    for (const uid of new Set(batch.map((each) => each.uid))) {
      const ids = batch.flatMap((each) => (each.uid === uid ? each.id : []));
      const rows: Row[] = await strapi.db.query(uid).findMany({ where: { id: { $in: ids } } });
      for (const row of rows) read.set(`${uid} ${row.id}`, toLead(uid, row));
    }
    leads.push(...batch.flatMap(({ uid, id }) => read.get(`${uid} ${id}`) ?? []));
    await setImmediate();
  }
  return leads;
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
