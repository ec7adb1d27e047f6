import type { Core } from '@strapi/strapi';
import { isRecord } from '../is-record';
import type { Attribute } from '../models';
import { WITH_CREATOR } from '../staff';
import { versionedFields } from './attributes';

/** The fields of an entry as plain values: a file is its id, a related entry its document id. */
export type Snapshot = Record<string, unknown>;
type Populate = Record<string, unknown>;

/**
 * Reads an entry with all its parts.
 *
 * @param where Which row; of a type with drafts, which of the two.
 * @returns The row and its snapshot, or `null` where there is none.
 */
export async function readEntry(
  strapi: Core.Strapi,
  uid: string,
  where: Record<string, unknown>,
): Promise<{ row: Record<string, unknown>; snapshot: Snapshot } | null> {
  const row: unknown = await strapi.db.query(uid).findOne({
    where,
    populate: { ...toPopulate(strapi, uid), ...WITH_CREATOR, updatedBy: true },
  });
  return isRecord(row) ? { row, snapshot: toSnapshot(strapi, uid, row) } : null;
}

function toPopulate(strapi: Core.Strapi, uid: string): Populate {
  const populate: Populate = {};
  for (const [name, { type, component = '', components = [] }] of versionedFields(strapi, uid)) {
    if (type === 'media') populate[name] = { select: ['id'] };
    if (type === 'relation') populate[name] = { select: ['documentId'] };
    if (type === 'component') populate[name] = { populate: toPopulate(strapi, component) };
    if (type === 'dynamiczone') {
      const on = components.map((each) => [each, { populate: toPopulate(strapi, each) }]);
      populate[name] = { on: Object.fromEntries(on) };
    }
  }
  return populate;
}

function toSnapshot(strapi: Core.Strapi, uid: string, row: Record<string, unknown>): Snapshot {
  const fields = versionedFields(strapi, uid).map(([name, attribute]) => [
    name,
    toValue(strapi, attribute, row[name] ?? null),
  ]);
  // As it is read back from the database: without what JSON does not have.
  return JSON.parse(JSON.stringify(Object.fromEntries(fields)));
}

function toValue(strapi: Core.Strapi, attribute: Attribute, value: unknown): unknown {
  const { type, component = '' } = attribute;
  if (type === 'relation') {
    const ids = listOf(value).map(({ documentId }) => documentId);
    // A related entry with a draft is two rows.
    return [...new Set(ids)];
  }
  if (Array.isArray(value) && type !== 'json') {
    return value.map((item: unknown) => toValue(strapi, attribute, item));
  }
  if (!isRecord(value)) return value;
  if (type === 'media') return value.id;
  if (type === 'component') return toSnapshot(strapi, component, value);
  if (type !== 'dynamiczone') return value;
  const inner = String(value.__component);
  return { __component: inner, ...toSnapshot(strapi, inner, value) };
}

function listOf(value: unknown): Record<string, unknown>[] {
  return (Array.isArray(value) ? value : [value]).filter(isRecord);
}
