/** A value somewhere in an entry, and where. */
export type Place = { place: string; key: string; value: unknown };

/** Renditions and relations are no content of the entry itself. */
const SKIPPED = new Set(['formats', 'article', 'article_types', 'articles', 'parent', 'children']);
/** Asked for, and never drawn (specification §2, Article page). */
const NOT_DRAWN = new Set(['shared.carousel-button', 'shared.rich-text']);

/** Every value in an entry's fields, the entry's own and those of its parts. */
export function valuesIn(value: unknown, place = ''): Place[] {
  if (!isRecord(value) && !Array.isArray(value)) return [];
  if (isRecord(value) && NOT_DRAWN.has(String(value.__component))) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (SKIPPED.has(key)) return [];
    const here = place === '' ? key : `${place}.${key}`;
    return [{ place: here, key, value: inner }, ...valuesIn(inner, here)];
  });
}

/** Whether a value is an object with named fields. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The text of a field, without the space around it; empty where it has none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
