import * as z from 'zod';
import type { Additions } from './additions';
import type { Http } from './http';

/** Something that was left out because it could not be used as the service sent it. */
export type ContentIssue = {
  /** The read it happened in: 'articles', 'menus' … */
  resource: string;
  /** documentId of the entry an editor would open, else its slug or key; `null`: it has none. */
  entry: string | null;
  /** Where in the entry: 'blocks.2.files.0'. Empty: the entry itself. */
  path: string;
  message: string;
};

/** What every resource needs. */
export type Context = {
  http: Http;
  additions: Additions;
  mediaUrl: string;
  mediaVersion: (path: string, changedAt: number) => string;
  onIssue: (issue: ContentIssue) => void;
};

/** A place in an entry, so that whatever is left out is reported with its path. */
export type Reading = Pick<Context, 'mediaUrl' | 'mediaVersion'> & {
  at(...path: PropertyKey[]): Reading;
  report(message: string): void;
};

const rawIdentity = z.object({
  documentId: z.string().nullish().catch(null),
  id: z.union([z.string(), z.number()]).nullish().catch(null),
  slug: z.string().nullish().catch(null),
  key: z.string().nullish().catch(null),
});

// Built once: building a schema takes longer than reading with it.
const rawString = z.preprocess(toPlainText, z.string().nullish());
const rawNumber = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^-?\d+(\.\d+)?$/)
      .transform(Number),
  ])
  .nullish();
const rawFlag = z.boolean().nullish();
const rawItems = z.array(z.unknown()).nullish();

/** Text with at least one visible character. */
export const requiredText = z.preprocess(toPlainText, z.string().regex(/\S/, 'is empty'));
/** ISO 8601: of `04.03.2026` nobody knows which is the month. */
export const requiredDate = z
  .string()
  .refine(
    (date) => /^[+-]?\d{4,6}-\d/.test(date) && !Number.isNaN(Date.parse(date)),
    'is not a date',
  );

/**
 * A service may have a number where others have a text: of a phone, or a year as a title. And half a character, as a
 * program cuts a text in the middle of an emoji: no address can be made of it.
 */
function toPlainText(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.toWellFormed() : value;
}

/** What an entry is known by: its `documentId`, else the `id` of an older service; `null`: neither. */
export function identityOf(value: unknown): string | null {
  const { data } = rawIdentity.safeParse(value);
  return data?.documentId ?? data?.id?.toString() ?? null;
}

/** What an editor finds an entry by: its `documentId`, else its slug or key; `null`: it has none. */
export function nameOf(value: unknown): string | null {
  const { data } = rawIdentity.safeParse(value);
  return data?.documentId ?? data?.slug ?? data?.key ?? null;
}

/** Starts reading one entry of `resource`. */
export function readingOf(context: Context, resource: string, value: unknown): Reading {
  const entry = nameOf(value);
  const at = (path: readonly PropertyKey[]): Reading => ({
    mediaUrl: context.mediaUrl,
    mediaVersion: context.mediaVersion,
    at: (...more) => at([...path, ...more]),
    report: (message) =>
      context.onIssue({ resource, entry, path: path.map(String).join('.'), message }),
  });
  return at([]);
}

/** Maps the entries of a list; those for which `toEntry` returns `null` are left out. */
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
  reading.at(...(issue?.path ?? [])).report(issue?.message ?? 'has an unknown structure');
  return null;
}

/** An optional string as it is; `''` stays, because for some links it differs from `null`. */
export function readString(value: unknown, reading: Reading): string | null {
  return read(rawString, value, reading) ?? null;
}

/** An optional text; a blank one is absent. */
export function readText(value: unknown, reading: Reading): string | null {
  const text = readString(value, reading);
  return text !== null && /\S/.test(text) ? text : null;
}

/** An optional number; the service sends large and exact ones as strings. */
export function readNumber(value: unknown, reading: Reading): number | null {
  return read(rawNumber, value, reading) ?? null;
}

/** An optional boolean; absent is `false`. */
export function readFlag(value: unknown, reading: Reading): boolean {
  return read(rawFlag, value, reading) ?? false;
}

/** An optional list; items for which `toItem` returns `null` are left out. */
export function readItems<T>(
  value: unknown,
  reading: Reading,
  toItem: (value: unknown, reading: Reading, index: number) => T | null,
): T[] {
  const items = read(rawItems, value, reading) ?? [];
  return items.flatMap((item, index) => {
    const mapped = toItem(item, reading.at(index), index);
    return mapped === null ? [] : [mapped];
  });
}
