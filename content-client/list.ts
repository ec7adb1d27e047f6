import * as z from 'zod';
import { ContentError } from './errors';
import type { GetOptions } from './http';
import { type Context, readingOf } from './reading';

/** The most that the content service puts on a page. */
export const MAX_PAGE_SIZE = 100;
// Stops a service that always promises one more page.
const MAX_PAGES = 1000;

const rawPagination = z.object({
  page: z.number().int(),
  pageCount: z.number().int(),
  total: z.number().int(),
});

const rawList = z.object({
  data: z.array(z.unknown()),
  meta: z.object({ pagination: rawPagination.optional() }).nullish(),
});

const rawSingle = z.object({ data: z.record(z.string(), z.unknown()).nullable() });

export type Page = {
  entries: unknown[];
  pagination: z.output<typeof rawPagination> | null;
};

/** One page of a list. */
export async function readPage(context: Context, path: string, options: GetOptions): Promise<Page> {
  const { data, meta } = parseEnvelope(rawList, path, await context.http.get(path, options));
  return { entries: data, pagination: meta?.pagination ?? null };
}

/** A list to its end, however many pages it takes. */
export async function readAll(
  context: Context,
  resource: string,
  path: string,
  { query, tags }: GetOptions,
): Promise<unknown[]> {
  const entries: unknown[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const pagination = { pageSize: MAX_PAGE_SIZE, ...(page > 1 && { page }) };
    const answer = await readPage(context, path, { query: { ...query, pagination }, tags });
    entries.push(...answer.entries);
    if (answer.entries.length === 0 || page >= (answer.pagination?.pageCount ?? 1)) return entries;
  }
  readingOf(context, resource, null).report(`only the first ${entries.length} entries were read`);
  return entries;
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

/** The envelope around an answer; a wrong one means that something else answered. */
export function parseEnvelope<S extends z.ZodType>(
  schema: S,
  path: string,
  answer: unknown,
): z.output<S> {
  const result = schema.safeParse(answer);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const where = issue?.path.join('.') || 'the whole answer';
  throw new ContentError(`${path} answered in an unknown form: ${where}`, { kind: 'malformed' });
}
