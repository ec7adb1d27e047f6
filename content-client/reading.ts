import * as z from 'zod';
import type { Http } from './http';
import type { ContentIssue } from './types';

/** What every resource is made of. */
export type Context = {
  http: Http;
  mediaUrl: string;
  onIssue: (issue: ContentIssue) => void;
};

/** The place in an entry that is being read, so that what is left out can be reported with it. */
export type Reading = {
  mediaUrl: string;
  at(...path: PropertyKey[]): Reading;
  report(message: string): void;
};

const rawIdentity = z.object({
  documentId: z.string().nullish().catch(null),
  slug: z.string().nullish().catch(null),
  key: z.string().nullish().catch(null),
});

/** Text that says something. */
export const requiredText = z.string().regex(/\S/, 'is empty');
/** A field that the mapper reads by itself, because a bad one does not spoil the entry. */
export const lenient = z.unknown().optional();

/** Starts reading one entry of `resource`. */
export function readingOf(context: Context, resource: string, value: unknown): Reading {
  const { data } = rawIdentity.safeParse(value);
  const entry = data?.documentId ?? data?.slug ?? data?.key ?? null;
  const at = (path: readonly PropertyKey[]): Reading => ({
    mediaUrl: context.mediaUrl,
    at: (...more) => at([...path, ...more]),
    report: (message) =>
      context.onIssue({ resource, entry, path: path.map(String).join('.'), message }),
  });
  return at([]);
}

/** Maps the entries of a list; those for which `toEntry` answers `null` are left out. */
export function readEntries<T>(
  context: Context,
  resource: string,
  values: readonly unknown[],
  toEntry: (value: unknown, reading: Reading) => T | null,
): T[] {
  return values.flatMap((value) => {
    const entry = toEntry(value, readingOf(context, resource, value));
    return entry === null ? [] : [entry];
  });
}

/** The parsed value, or `null` and one report. */
export function read<S extends z.ZodType>(
  schema: S,
  value: unknown,
  reading: Reading,
): z.output<S> | null {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  reading.at(...(issue?.path ?? [])).report(issue?.message ?? 'has an unknown form');
  return null;
}

/** An optional string as it is; `''` is kept, since for some links it differs from `null`. */
export function readString(value: unknown, reading: Reading): string | null {
  return read(z.string().nullish(), value, reading) ?? null;
}

/** An optional text; one that says nothing is absent. */
export function readText(value: unknown, reading: Reading): string | null {
  const text = readString(value, reading);
  return text !== null && /\S/.test(text) ? text : null;
}

/** An optional number; the service sends big and exact ones as strings. */
export function readNumber(value: unknown, reading: Reading): number | null {
  const schema = z.union([
    z.number(),
    z
      .string()
      .regex(/^-?\d+(\.\d+)?$/)
      .transform(Number),
  ]);
  return read(schema.nullish(), value, reading) ?? null;
}

/** An optional claim; absent is `false`. */
export function readFlag(value: unknown, reading: Reading): boolean {
  return read(z.boolean().nullish(), value, reading) ?? false;
}

/** An optional list; items for which `toItem` answers `null` are left out. */
export function readItems<T>(
  value: unknown,
  reading: Reading,
  toItem: (value: unknown, reading: Reading, index: number) => T | null,
): T[] {
  const items = read(z.array(z.unknown()).nullish(), value, reading) ?? [];
  return items.flatMap((item, index) => {
    const mapped = toItem(item, reading.at(index), index);
    return mapped === null ? [] : [mapped];
  });
}
