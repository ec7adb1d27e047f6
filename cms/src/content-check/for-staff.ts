import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { describeMissingSettings } from '../editing/setting-keys';
import { isRecord } from '../is-record';
import { findContentType } from '../models';
import { permissionsOf } from '../staff';
import { placeInWords } from './places';

const SETTING = 'api::global-entity.global-entity';
const ENTRY_PATH = /\/(?:collection-types|single-types)\/(api::[\w-]+\.[\w-]+)(?:\/(\w+))?$/;

/** The report of the site, in the words of the admin, without entries that this person may not open. */
export async function toStaffReport(
  strapi: Core.Strapi,
  ctx: Pick<Context, 'state'>,
  report: unknown,
): Promise<unknown> {
  if (!isRecord(report) || !Array.isArray(report.findings)) return report;
  const entries = new Map<string, Record<string, unknown> | null>();
  const findings: unknown[] = [];
  for (const finding of report.findings) {
    const path = isRecord(finding) && isRecord(finding.entry) ? finding.entry.adminPath : null;
    const [key, uid, documentId] = ENTRY_PATH.exec(String(path)) ?? [];
    if (!isRecord(finding) || !key || !uid) {
      findings.push(finding);
      continue;
    }
    if (!entries.has(key)) entries.set(key, await readEntry(strapi, uid, documentId));
    const stored = entries.get(key) ?? null;
    if (!permissionsOf(strapi, ctx, uid).may('read', stored ?? undefined)) continue;
    findings.push({ ...finding, place: placeInWords(strapi, uid, stored, String(finding.place)) });
  }
  if (permissionsOf(strapi, ctx, SETTING).may('read')) {
    for (const message of await describeMissingSettings(strapi)) {
      findings.push({
        rule: 'setting-missing',
        title: 'Missing settings',
        message,
        place: '',
        entry: null,
      });
    }
  }
  return { ...report, findings };
}

/** An entry as visitors see it, with its author and the kinds of its blocks. */
async function readEntry(
  strapi: Core.Strapi,
  uid: string,
  documentId: string | undefined,
): Promise<Record<string, unknown> | null> {
  const type = findContentType(strapi, uid);
  if (!type) return null;
  const where = documentId ? { documentId } : {};
  const populate = { createdBy: true, ...('blocks' in type.attributes && { blocks: true }) };
  const query = strapi.db.query(uid);
  const published = await query.findOne({
    where: { ...where, publishedAt: { $notNull: true } },
    populate,
  });
  const entry: unknown = published ?? (await query.findOne({ where, populate }));
  return isRecord(entry) ? entry : null;
}
