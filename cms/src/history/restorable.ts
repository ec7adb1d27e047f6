import type { Core } from '@strapi/strapi';
import { withAddress } from '../editing/menu-addresses';
import { isRecord } from '../is-record';
import { attributesOf } from '../models';
import { versionedFields } from './attributes';
import type { Snapshot } from './snapshots';
import type { Version } from './version-table';

const FILE = 'plugin::upload.file';

/**
 * The snapshot of a version as the document service takes it. Files and related entries that were deleted since
 * are left out, and counted.
 */
export async function toRestorable(
  strapi: Core.Strapi,
  version: Version,
): Promise<{ data: Record<string, unknown>; missing: number }> {
  let missing = 0;
  const existing = async (target: string, key: 'id' | 'documentId', values: unknown[]) => {
    if (values.length === 0) return [];
    const found = await strapi.db
      .query(target)
      .findMany({ select: [key], where: { [key]: { $in: values } } });
    const known = new Set(found.map((row) => row[key]));
    const still = values.filter((value) => known.has(value));
    missing += values.length - still.length;
    return still;
  };

  const toData = async (model: string, values: Snapshot): Promise<Record<string, unknown>> => {
    const data: Record<string, unknown> = {};
    for (const [name, { type, target = '', component = '' }] of versionedFields(strapi, model)) {
      if (!(name in values)) continue;
      const value = values[name];
      const items = Array.isArray(value) ? value : value === null ? [] : [value];
      if (type === 'relation') {
        data[name] = { set: await existing(target, 'documentId', items) };
      } else if (type === 'media') {
        const files = await existing(FILE, 'id', items);
        data[name] = Array.isArray(value) ? files : (files[0] ?? null);
      } else if (type === 'component' || type === 'dynamiczone') {
        const parts: unknown[] = [];
        for (const item of items.filter(isRecord)) {
          const kind = type === 'dynamiczone' ? { __component: String(item.__component) } : {};
          const inner = kind.__component ?? component;
          if (attributesOf(strapi, inner).length > 0) {
            parts.push({ ...kind, ...(await toData(inner, item)) });
          }
        }
        data[name] = Array.isArray(value) ? parts : (parts[0] ?? null);
      } else data[name] = value;
    }
    return data;
  };
  const data = await toData(version.entryType, version.snapshot);
  return { data: withAddress(version.entryType, version.entryId, data), missing };
}
