import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { views } from '../editing/views';
import { isFormUid } from './form-types';

const BATCH_SIZE = 500;
/** What a spreadsheet would read as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * `GET /submissions-export/:uid?timeZone=Africa/Nairobi`: all records of a form as CSV, newest
 * first, for staff who may read them. Times are those of the time zone.
 */
export function offerSubmissionsExport(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '',
    routes: [
      {
        method: 'GET',
        path: '/submissions-export/:uid',
        handler: (ctx: Context) => respond(strapi, ctx),
        info: { type: 'admin' },
        config: { policies: ['admin::isAuthenticatedAdmin'] },
      },
    ],
  });
}

async function respond(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { uid } = ctx.params;
  if (!isFormUid(uid)) return ctx.notFound();
  const checker = strapi
    .plugin('content-manager')
    .service('permission-checker')
    .create({ userAbility: ctx.state.userAbility, model: uid });
  if (checker.cannot.read()) return ctx.forbidden();
  ctx.set('Cache-Control', 'no-store');
  ctx.type = 'text/csv; charset=utf-8';
  ctx.body = await toCsv(strapi, uid, dateFormat(String(ctx.query.timeZone ?? 'UTC')));
}

async function toCsv(
  strapi: Core.Strapi,
  uid: string,
  format: Intl.DateTimeFormat,
): Promise<string> {
  const fields = Object.entries(views[uid]?.fields ?? {});
  const lines = [fields.map(([, { label }]) => label)];
  const query = strapi.db.query(uid);
  for (let offset = 0; ; offset += BATCH_SIZE) {
    const records = await query.findMany({
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      offset,
      limit: BATCH_SIZE,
    });
    for (const record of records) {
      lines.push(
        fields.map(([name]) =>
          name === 'createdAt' ? format.format(new Date(record[name])) : String(record[name] ?? ''),
        ),
      );
    }
    if (records.length < BATCH_SIZE) break;
  }
  // The mark by which spreadsheets know UTF-8.
  return `\uFEFF${lines.map((cells) => cells.map(toCell).join(',')).join('\r\n')}\r\n`;
}

/** A cell that is text in every spreadsheet, whatever a visitor wrote. */
function toCell(value: string): string {
  const text = FORMULA.test(value.trimStart()) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

/** Such as 2026-11-22 08:15; UTC for a time zone that does not exist. */
function dateFormat(timeZone: string): Intl.DateTimeFormat {
  const options = { dateStyle: 'short', timeStyle: 'short' } as const;
  try {
    return new Intl.DateTimeFormat('sv-SE', { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat('sv-SE', { ...options, timeZone: 'UTC' });
  }
}
