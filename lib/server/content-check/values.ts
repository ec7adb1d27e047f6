import { NOT_RENDERED } from '@/content-client';
import { isRecord } from '@/lib/is-record';

/** A value in an entry, and its place. */
export type Place = { place: string; key: string; value: unknown };

/** Renditions and relations are not content of the entry itself. */
const SKIPPED = new Set(['formats', 'article', 'article_types', 'articles', 'parent', 'children']);

/** Every value in an entry's fields and in those of its components. */
export function valuesIn(value: unknown, place = ''): Place[] {
  if (!isRecord(value) && !Array.isArray(value)) return [];
  if (isRecord(value) && NOT_RENDERED.includes(String(value.__component))) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (SKIPPED.has(key)) return [];
    const here = place === '' ? key : `${place}.${key}`;
    return [{ place: here, key, value: inner }, ...valuesIn(inner, here)];
  });
}

/** The trimmed text of a field; empty where it has none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
