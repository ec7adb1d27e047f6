import 'server-only';
import { z } from 'zod';
import { isOptionalTag, isSingleTag, TAGS } from '@/content-client';
import { parseJson } from '@/lib/parse-json';
import type { Expiry } from '@/lib/server/revalidation/expiry';

/** A read as the content client sends it. */
export type Read = { url: string; init: RequestInit | undefined; tags: readonly string[] };
/** When an answer was asked for, by the expiry. */
export type Moment = Pick<Expiry, 'time' | 'generation'>;
/** An answer that was good, and when it was asked for: `at` on the wall. */
export type Stored = Answer & { entries: number; at: number } & Moment;

/** What the content service answered to a read. */
export type Answer = { status: number; body: string; retryAfter: string | null };

/** Of two entries one may go at any time. */
const MIN_FULL_LIST = 3;
/** How long a fault may last that empties lists: without an event they are believed when they have said the same for as long. */
export const BELIEVED_AFTER_MS = 60_000;
/** The service, or what stands before it, is down as a whole. */
const DOWN = [502, 503, 504];

// The error first: it has a `data` of its own.
const goodBody = z.union([
  z.object({ error: z.object({ status: z.number() }) }),
  z.object({
    data: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown()), z.null()]),
    meta: z
      .object({ pagination: z.object({ total: z.number() }).optional() })
      .nullish()
      .catch(null),
  }),
  z.array(z.unknown()),
]);
/** The path of a tree, for which the specification shows no envelope. */
const TREE = /tree$/;
const singleBody = z.object({ data: z.record(z.string(), z.unknown()) });
/** There is none, or this service does not know what was asked for. */
const NONE = [400, 404, 405];
const NOT_ALLOWED = 403;

/** The number of entries in a good answer; `null` where the answer is none. */
export function countEntries(answer: Answer): number | null {
  return readContent(answer)?.entries ?? null;
}

/** `isBare`: a list without the envelope of one. */
type Content = { isList: boolean; isBare?: boolean; entries: number };

/** An answer is looked at several times, and a long list takes long to parse. */
const contents = new WeakMap<Answer, { content: Content | null }>();

/** What a good answer has; `null` where the answer is none. */
function readContent(answer: Answer): Content | null {
  const { content } = contents.get(answer) ?? { content: parseContent(answer) };
  contents.set(answer, { content });
  return content;
}

function parseContent({ status, body }: Answer): Content | null {
  if (status !== 200 && !NONE.includes(status)) return null;
  const parsed = goodBody.safeParse(parseJson(body));
  if (!parsed.success) return null;
  const content = parsed.data;
  if ('error' in content) {
    return content.error.status === status ? { isList: false, entries: 0 } : null;
  }
  if (status !== 200) return null;
  if (Array.isArray(content)) return { isList: true, isBare: true, entries: content.length };
  const { data, meta } = content;
  if (!Array.isArray(data)) return { isList: false, entries: data === null ? 0 : 1 };
  return { isList: true, entries: Math.max(meta?.pagination?.total ?? 0, data.length) };
}

/**
 * Whether an answer may be stored, in place of another one perhaps. That a service does not show a type which it
 * need not have is an answer as long as nothing of it is stored: a restart during an outage needs it. Of a type
 * that every service has, a list is only ever answered with a list, and a single type never with one, whatever was
 * announced: no page can be rendered of anything else.
 */
export function isUsable(answer: Answer, read: Read, stored: Stored | null): boolean {
  const isOptional = read.tags.some(isOptionalTag);
  const hadEntries = stored !== null && stored.entries > 0;
  // A site without a menu is one, too.
  const mayBeForbidden = isOptional || read.tags.includes(TAGS.menus);
  if (answer.status === NOT_ALLOWED && mayBeForbidden && !hadEntries) return true;
  const content = readContent(answer);
  if (content === null) return false;
  if (isOptional && !hadEntries) return true;
  const isSingle = read.tags.some(isSingleTag);
  if (content.isBare && !TREE.test(pathOf(read.url))) return false;
  if (content.isList) return !isSingle;
  return isSingle || isOptional || (answer.status !== 200 && !hadEntries);
}

/** Whether a service says that it does not know, or does not understand, a read of what every service has. */
export function isRefusal({ status }: Answer, tags: readonly string[]): boolean {
  return status !== 200 && !tags.some((tag) => isOptionalTag(tag) || isSingleTag(tag));
}

/** Whether what is stored of a single type is answered with 404, as the service does once it is unpublished. */
export function isUnpublished(stored: Answer, { status }: Answer): boolean {
  return status === 404 && singleBody.safeParse(parseJson(stored.body)).success;
}

/** Whether a list that was full is empty, or has lost half of its entries or more. */
export function hasShrunk(before: number, after: number): boolean {
  return after === 0 ? before > 0 : before >= MIN_FULL_LIST && after * 2 <= before;
}

/** Whether an answer that nobody announced may be a fault, a list that lost its entries: it is asked for again. */
export function isOdd(expiry: Expiry, stored: Stored, answer: Answer, { tags }: Read): boolean {
  // A refused query says nothing about the content, whatever was announced.
  if (answer.status === 400) return stored.entries > 0;
  // That a file has changed takes no entry away.
  const own = tags.filter((tag) => tag !== TAGS.media);
  if (expiry.hasEvent(own, stored.generation)) return false;
  return hasShrunk(stored.entries, countEntries(answer) ?? 0);
}

/** Whether the answer says that the whole service is down, not only one of its resources. */
export function isDown({ status }: Answer): boolean {
  return DOWN.includes(status);
}

/** The answer as `fetch` returns it. */
export function toResponse({ status, body, retryAfter }: Answer): Response {
  const isWithoutBody = [204, 205, 304].includes(status);
  return new Response(isWithoutBody ? null : body, {
    status: status < 200 ? 502 : status,
    headers: { ...(retryAfter !== null && { 'retry-after': retryAfter }) },
  });
}

/** Whether what was rendered of one answer is right for the other, too. */
export function isSame(one: Answer | null, other: Answer | null): boolean {
  return one !== null && one.body === other?.body && one.status === other.status;
}

/** The present moment, by the expiry. */
export function momentOf({ readTime, generation }: Expiry): Moment {
  return { time: readTime, generation };
}

/** The path of a read, for the log: what is asked of it is left out. */
export function pathOf(url: string): string {
  return new URL(url).pathname;
}
