import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { describeMissingSettings, SETTING } from '../editing/setting-keys';
import { isRecord } from '../is-record';
import { findContentType } from '../models';
import { permissionsOf } from '../staff';
import { entryOf, readEntries } from './found-entries';
import { placeInWords } from './places';

/** Findings whose entries are read at once. */
const BATCH_SIZE = 200;

/**
 * The report of the site, in the words of the admin, without entries that this person may not open.
 *
 * @param limit After how many findings for this person the rest is left out, unread.
 */
export async function toStaffReport(
  strapi: Core.Strapi,
  ctx: Pick<Context, 'state'>,
  report: unknown,
  limit = Number.POSITIVE_INFINITY,
): Promise<unknown> {
  if (!isRecord(report) || !Array.isArray(report.findings)) return report;
  const findings: unknown[] = [];
  for (let start = 0; start < report.findings.length; start += BATCH_SIZE) {
    if (findings.length >= limit) break;
    const batch: unknown[] = report.findings.slice(start, start + BATCH_SIZE);
    findings.push(...(await toStaffFindings(strapi, ctx, batch)));
  }
  if (findings.length < limit && permissionsOf(strapi, ctx, SETTING).may('read')) {
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
  return { ...report, findings: findings.slice(0, limit) };
}

async function toStaffFindings(
  strapi: Core.Strapi,
  ctx: Pick<Context, 'state'>,
  findings: readonly unknown[],
): Promise<unknown[]> {
  const found = findings.map((finding) => ({ finding, about: entryOf(finding) }));
  const entries = await readEntries(
    strapi,
    found.flatMap(({ about }) => about ?? []),
  );
  return found.flatMap(({ finding, about }) => {
    if (!about || !isRecord(finding) || !isRecord(finding.entry)) return [finding];
    const stored = entries.get(about.key) ?? null;
    if (!permissionsOf(strapi, ctx, about.uid).may('read', stored ?? undefined)) return [];
    const type = findContentType(strapi, about.uid)?.info.displayName;
    return [
      {
        ...finding,
        place: placeInWords(strapi, about.uid, stored, about.place),
        entry: { ...finding.entry, ...(type && { type }) },
      },
    ];
  });
}
