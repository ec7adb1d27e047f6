import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { placeInWords } from '../content-check/places';
import { views } from '../editing/views';
import { isRecord } from '../is-record';
import type { Attribute } from '../models';
import { align } from './align';
import { versionedFields } from './attributes';
import type { Snapshot } from './snapshots';

/** One place in which two versions differ; a text is empty where the field has no value. */
export type Difference = {
  /** As permissions name it: `seo.metaTitle`; a block is part of the field that contains all of them. */
  field: string;
  place: string;
  before: string;
  after: string;
};

/** Where two versions of an entry differ, field by field, in the words of its form. */
export async function compare(
  strapi: Core.Strapi,
  uid: string,
  before: Snapshot,
  after: Snapshot,
): Promise<Difference[]> {
  const differences: Difference[] = [];

  const compareFields = async (
    model: string,
    one: Snapshot | null,
    other: Snapshot | null,
    path: string[],
  ): Promise<void> => {
    for (const [name, attribute] of versionedFields(strapi, model)) {
      await compareValues(attribute, one?.[name] ?? null, other?.[name] ?? null, [...path, name]);
    }
  };

  const compareValues = async (
    attribute: Attribute,
    one: unknown,
    other: unknown,
    path: string[],
  ): Promise<void> => {
    if (isDeepStrictEqual(one, other)) return;
    if (attribute.type !== 'component' && attribute.type !== 'dynamiczone') {
      const [then, now] = [
        await textOf(strapi, attribute, one),
        await textOf(strapi, attribute, other),
      ];
      if (then === now) return;
      const place = placeInWords(strapi, uid, other === null ? before : after, path.join('.'));
      differences.push({ field: fieldAt(strapi, uid, path), place, before: then, after: now });
      return;
    }
    const isMany = Array.isArray(one) || Array.isArray(other);
    const [ones, others] = [itemsOf(one), itemsOf(other)];
    for (const pair of align(ones, others)) {
      const then = recordAt(ones, pair.before);
      const now = recordAt(others, pair.after);
      const position = String(pair.after ?? pair.before);
      const inner = attribute.component ?? String((now ?? then)?.__component);
      const isOther = then && now && then.__component !== now.__component;
      const here = isMany ? [...path, position] : path;
      if (isOther) {
        await compareFields(String(then.__component), then, null, here);
        await compareFields(String(now.__component), null, now, here);
      } else await compareFields(inner, then, now, here);
    }
  };

  await compareFields(uid, before, after, []);
  return differences;
}

/** The field that permissions know at a path: without positions, and without what is inside a block. */
function fieldAt(strapi: Core.Strapi, uid: string, path: readonly string[]): string {
  const [top = ''] = path;
  const isZone = versionedFields(strapi, uid).some(
    ([name, { type }]) => name === top && type === 'dynamiczone',
  );
  return isZone ? top : path.filter((step) => !/^\d+$/.test(step)).join('.');
}

async function textOf(strapi: Core.Strapi, attribute: Attribute, value: unknown): Promise<string> {
  const { type, target = '' } = attribute;
  if (type === 'media') return namesOf(strapi, 'plugin::upload.file', 'id', 'name', value);
  if (type === 'relation') {
    return namesOf(strapi, target, 'documentId', views[target]?.mainField ?? 'documentId', value);
  }
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value);
}

async function namesOf(
  strapi: Core.Strapi,
  uid: string,
  key: string,
  field: string,
  value: unknown,
): Promise<string> {
  const ids = itemsOf(value);
  if (ids.length === 0) return '';
  const rows = await strapi.db
    .query(uid)
    .findMany({ select: [key, field], where: { [key]: { $in: ids } } });
  const names = ids.map((id) => rows.find((row) => row[key] === id)?.[field] ?? '(deleted since)');
  return names.join(', ');
}

function itemsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return value === null || value === undefined ? [] : [value];
}

function recordAt(items: readonly unknown[], index: number | null): Snapshot | null {
  const item = index === null ? null : items[index];
  return isRecord(item) ? item : null;
}
