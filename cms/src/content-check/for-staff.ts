import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { isRecord } from '../is-record';
import { placeInWords } from './places';

const ENTRY_PATH = /\/(?:collection-types|single-types)\/(api::[\w-]+\.[\w-]+)(?:\/(\w+))?$/;

/** The report of the site, in the words of the admin, without entries that this person may not open. */
export async function toStaffReport(
  strapi: Core.Strapi,
  { userAbility }: Context['state'],
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
    const stored = entries.get(key) ?? (await readEntry(strapi, uid, documentId));
    entries.set(key, stored);
    const checker = strapi
      .plugin('content-manager')
      .service('permission-checker')
      .create({ userAbility, model: uid });
    if (!checker.can.read(stored ?? undefined)) continue;
    findings.push({ ...finding, place: placeInWords(strapi, uid, stored, String(finding.place)) });
  }
  return { ...report, findings };
}

/** An entry as visitors see it, with its author and the kinds of its blocks. */
async function readEntry(
  strapi: Core.Strapi,
  uid: string,
  documentId: string | undefined,
): Promise<Record<string, unknown> | null> {
  const type = strapi.contentTypes[uid as keyof typeof strapi.contentTypes];
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
