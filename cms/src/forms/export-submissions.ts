import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { adminRoutes } from '../admin-routes';
import { views } from '../editing/views';
import { notesInCell, toCsv } from '../leads/export/table';
import { readAllNotes } from '../leads/inbox/notes';
import { NEWSLETTER } from '../leads/lead-types';
import { SUBSCRIBER_HEAD, subscriberCells } from '../leads/newsletter/subscriber-cells';
import { readClock } from '../leads/settings/clock';
import { mayReadAll } from './access';
import { isFormUid } from './form-types';

const BATCH_SIZE = 500;

/**
 * `GET /submissions-export/:uid?timeZone=Africa/Nairobi`: all records of a form as CSV, newest
 * first, for staff who may read them. Times are those of the organization's time zone, else of this one.
 */
export function offerSubmissionsExport(strapi: Core.Strapi): void {
  adminRoutes(strapi, [['GET', '/submissions-export/:uid', respond]]);
}

async function respond(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { uid } = ctx.params;
  if (!isFormUid(uid)) return ctx.notFound();
  if (!mayReadAll(strapi, ctx, uid)) return ctx.forbidden();
  ctx.type = 'text/csv; charset=utf-8';
  ctx.body = await readTable(strapi, uid, await readClock(strapi, ctx));
}

async function readTable(
  strapi: Core.Strapi,
  uid: string,
  format: Intl.DateTimeFormat,
): Promise<string> {
  const fields = Object.entries(views[uid]?.fields ?? {});
  const lines = [
    [...fields.map(([, { label }]) => label), ...(uid === NEWSLETTER ? SUBSCRIBER_HEAD : [])],
  ];
  const query = strapi.db.query(uid);
  let where = {};
  for (;;) {
    const records = await query.findMany({
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      where,
      limit: BATCH_SIZE,
    });
    const notes = await readAllNotes(
      strapi,
      records.map(({ documentId }) => documentId),
    );
    for (const record of records) {
      const cells: Record<string, string> = {
        createdAt: format.format(new Date(record.createdAt)),
        // Those that colleagues add to a lead are beside the record.
        notes: notesInCell(record.notes, notes.get(record.documentId), format),
      };
      lines.push([
        ...fields.map(([name]) => cells[name] ?? String(record[name] ?? '')),
        ...(uid === NEWSLETTER ? await subscriberCells(record, format) : []),
      ]);
    }
    const last = records.at(-1);
    if (!last || records.length < BATCH_SIZE) break;
    // Counted from the newest, the records would move while new ones arrive and others are deleted.
    const { createdAt, id } = last;
    // The first condition is that of an index.
    where = {
      createdAt: { $lte: createdAt },
      $or: [{ createdAt: { $lt: createdAt } }, { id: { $lt: id } }],
    };
  }
  return toCsv(lines);
}
