import type { Core } from '@strapi/strapi';
import { isRecord } from '../is-record';
import { findContentType } from '../models';
import { WITH_CREATOR } from '../staff';

const ENTRY_PATH = /\/(?:collection-types|single-types)\/(api::[\w-]+\.[\w-]+)(?:\/(\w+))?$/;

/** What a finding is about; without an id it is the only entry of its type. */
type FoundEntry = { key: string; uid: string; documentId: string | undefined; place: string };
type Row = Record<string, unknown>;

/** The entry of a finding of the site; `null` for one that is about none. */
export function entryOf(finding: unknown): FoundEntry | null {
  const path = isRecord(finding) && isRecord(finding.entry) ? finding.entry.adminPath : null;
  const [key, uid, documentId] = ENTRY_PATH.exec(String(path)) ?? [];
  if (!isRecord(finding) || !key || !uid) return null;
  return { key, uid, documentId, place: String(finding.place) };
}

/**
 * Entries by their key, as visitors see them, with their authors. The kinds of their blocks, which are many
 * rows, are read only where a finding is in one.
 */
export async function readEntries(
  strapi: Core.Strapi,
  found: readonly FoundEntry[],
): Promise<Map<string, Row>> {
  const entries = new Map<string, Row>();
  for (const uid of new Set(found.map((each) => each.uid))) {
    const ofType = found.filter((each) => each.uid === uid);
    const inBlocks = new Set(ofType.filter(isInBlocks).map(({ key }) => key));
    for (const withBlocks of [false, true]) {
      const wanted = ofType.filter(({ key }) => inBlocks.has(key) === withBlocks);
      const rows = await readRows(strapi, uid, wanted, withBlocks);
      for (const { key, documentId } of wanted) {
        const own = rows.filter((row) => !documentId || row.documentId === documentId);
        const shown = own.find((row) => row.publishedAt) ?? own[0];
        if (shown) entries.set(key, shown);
      }
    }
  }
  return entries;
}

async function readRows(
  strapi: Core.Strapi,
  uid: string,
  wanted: readonly FoundEntry[],
  withBlocks: boolean,
): Promise<Row[]> {
  const type = findContentType(strapi, uid);
  if (!type || wanted.length === 0) return [];
  const ids = [...new Set(wanted.flatMap(({ documentId }) => documentId ?? []))];
  const hasBlocks = withBlocks && 'blocks' in type.attributes;
  const rows: unknown[] = await strapi.db.query(uid).findMany({
    where: ids.length > 0 ? { documentId: { $in: ids } } : {},
    populate: { ...WITH_CREATOR, ...(hasBlocks && { blocks: true }) },
  });
  return rows.filter(isRecord);
}

function isInBlocks({ place }: FoundEntry): boolean {
  return place.startsWith('blocks.');
}
