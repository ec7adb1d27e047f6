import * as z from 'zod';
import type { Addition } from './additions';
import { ContentError } from './errors';
import type { GetOptions } from './http';
import type { Query } from './query';
import { type Context, identityOf, type Reading, readEntries, readingOf } from './reading';

/** The content service returns no larger pages. */
export const MAX_PAGE_SIZE = 100;
// Stops a service that always announces one more page.
const MAX_PAGES = 1000;

const rawPagination = z.object({
  /** Smaller than it was asked for, where the service has a lower limit. */
  pageSize: z.number().int().positive().optional(),
  total: z.number().int(),
});

const rawList = z.object({
  data: z.array(z.unknown()),
  // A service that does not count sends other fields, or an empty list, as PHP writes an empty object.
  meta: z
    .object({ pagination: rawPagination.optional().catch(undefined) })
    .nullish()
    .catch(null),
});

const rawSingle = z.object({ data: z.record(z.string(), z.unknown()).nullable() });

export type Page = {
  entries: unknown[];
  /** Of this page, where the service says it. */
  pageSize: number | null;
  /** Of the whole list; `null`: nobody knows how many follow. */
  total: number | null;
};

/** The part of a query that asks for a page, and for how many there are, which a service may leave out. */
export function pageQuery(pageSize: number, page = 1): Query {
  return { pageSize, ...(page > 1 && { page }), withCount: true };
}

/** One page of a list. */
export async function readPage(context: Context, path: string, options: GetOptions): Promise<Page> {
  const { data, meta } = parseEnvelope(rawList, path, await context.http.get(path, options));
  const { pageSize = null, total = 0 } = meta?.pagination ?? {};
  const isWrong = total < data.length;
  return {
    entries: data,
    pageSize,
    total: isWrong && mayBeCut(data) ? null : Math.max(total, data.length),
  };
}

/** Whether a page of a service that does not count may be full: each has its own limit, a round number. */
function mayBeCut({ length }: readonly unknown[]): boolean {
  return length > 0 && length <= MAX_PAGE_SIZE && length % 5 === 0;
}

/** A list of nested entries, in the envelope of a list or without one: the specification shows neither. */
export async function readTree(
  context: Context,
  path: string,
  options: GetOptions,
): Promise<unknown[]> {
  const body = await context.http.get(path, options);
  return Array.isArray(body) ? body : parseEnvelope(rawList, path, body).data;
}

/** A list to its end, however many pages it takes. */
export async function readAll(
  context: Context,
  resource: string,
  path: string,
  { query, tags }: GetOptions,
): Promise<unknown[]> {
  const entries: unknown[] = [];
  const known = new Set<string>();
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const pagination = pageQuery(MAX_PAGE_SIZE, page);
    const options = { query: { ...query, pagination }, tags };
    const { entries: found, total } = await readPage(context, path, options);
    // By what they are known by: a file may have another address in each answer, where addresses are signed.
    const next = found.filter((entry) => !known.has(keyOf(entry)));
    for (const entry of next) known.add(keyOf(entry));
    entries.push(...next);
    if (found.length === 0 || (total !== null && entries.length >= total)) return entries;
    if (next.length > 0) continue;
    // A service that does not know of pages gives the same again: all there is, or all that it may give.
    if (total === null && found.length !== MAX_PAGE_SIZE) return entries;
    break;
  }
  readingOf(context, resource, null).report(`only the first ${entries.length} entries were read`);
  return entries;
}

function keyOf(entry: unknown): string {
  return identityOf(entry) ?? JSON.stringify(entry);
}

type List<T> = GetOptions & {
  path: string;
  /** `null` for an entry to leave out. */
  toEntry: (value: unknown, reading: Reading) => T | null;
};

/** The entries of a list to its end. */
export async function readList<T>(
  context: Context,
  resource: string,
  { path, toEntry, ...options }: List<T>,
): Promise<T[]> {
  return readEntries(context, resource, await readAll(context, resource, path, options), toEntry);
}

/**
 * The same of a type that is an addition to specification §7; none where the service does not have it
 * or does not let the site read it.
 */
export function readAddedList<T>(
  context: Context,
  addition: Addition,
  list: List<T>,
): Promise<T[]> {
  return context.additions.use(
    addition,
    () => readList(context, addition, list),
    () => [],
  );
}

/** A single type; `null` where the service has none (404, while it is not published). */
export async function readSingle(
  context: Context,
  path: string,
  options: GetOptions,
): Promise<Record<string, unknown> | null> {
  try {
    return parseEnvelope(rawSingle, path, await context.http.get(path, options)).data;
  } catch (error) {
    if (error instanceof ContentError && error.status === 404) return null;
    throw error;
  }
}

/** Checks the envelope of a response body; a wrong one means that something else responded. */
export function parseEnvelope<S extends z.ZodType>(
  schema: S,
  path: string,
  body: unknown,
): z.output<S> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const where = issue?.path.join('.') || 'the whole body';
  throw new ContentError(`${path} returned an unknown structure: ${where}`, { kind: 'malformed' });
}
