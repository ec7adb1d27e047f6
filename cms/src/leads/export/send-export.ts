import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { readFilter } from '../inbox/filter';
import type { Lead } from '../inbox/lead';
import { countLeads, listLeads } from '../inbox/list-leads';
import { type Note, readAllNotes } from '../inbox/notes';
import type { LeadUid } from '../lead-types';
import { readClock } from '../settings/clock';
import { notesInCell, toCsv } from './table';
import { toXlsx } from './to-xlsx';

/** A spreadsheet has room for a million lines; the memory of the service has not. */
const MAX_ROWS = 50_000;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const HEAD = [
  ...['Sent', 'Kind', 'Name', 'Company', 'E-mail', 'Phone', 'Service', 'Message'],
  ...['Status', 'Who takes care of it', 'Page', 'Came from', 'Campaign', 'Notes'],
];

/**
 * Responds with the leads that match the filter of the request, as CSV or as XLSX.
 *
 * @throws PayloadTooLargeError where these are more than a file has: one without the oldest would be taken for whole.
 */
export async function sendExport(
  strapi: Core.Strapi,
  ctx: Context,
  uids: readonly LeadUid[],
): Promise<void> {
  const format = await readClock(strapi, ctx);
  const filter = readFilter(ctx, format);
  if ((await countLeads(strapi, uids, filter)) > MAX_ROWS) {
    throw new errors.PayloadTooLargeError(`A file has ${MAX_ROWS} leads at most.`);
  }
  const { leads } = await listLeads(strapi, uids, filter, { offset: 0, limit: MAX_ROWS });
  const ids = leads.map(({ documentId }) => documentId);
  const notes = await readAllNotes(strapi, ids);
  const toLine = (lead: Lead) => toRow(lead, notes.get(lead.documentId), format);
  const rows = [HEAD, ...leads.map(toLine)];
  if (ctx.query.format === 'xlsx') {
    ctx.type = XLSX;
    ctx.body = await toXlsx(rows);
  } else {
    ctx.type = 'text/csv; charset=utf-8';
    ctx.body = toCsv(rows);
  }
}

function toRow(
  lead: Lead,
  ofColleagues: readonly Note[] | undefined,
  format: Intl.DateTimeFormat,
): string[] {
  const { sentAt, kind, name, company, email, phone, service, message, status, owner } = lead;
  const { page, referrer, campaign } = lead.source;
  return [
    format.format(new Date(sentAt)),
    ...[kind, name, company, email, phone, service, message, status, owner],
    ...[page, referrer, campaign, notesInCell(lead.formNote, ofColleagues, format)],
  ];
}
