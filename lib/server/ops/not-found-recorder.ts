import 'server-only';
import { LRUCache } from 'lru-cache';
import type { NotFoundEntry } from '@/content-client';
import { decodeOrNull } from '@/lib/routing/decode-or-null';
import { withoutSearch } from '@/lib/routing/without-search';
import { DRAFT_COOKIES } from './next-internals';
import { shared } from './shared-state';

/** What is read of a request: a part of node's IncomingMessage. */
export type NotFoundRequest = {
  method?: string | undefined;
  url?: string | undefined;
  headers: Readonly<Record<string, string | string[] | undefined>>;
};

/** Per group (requested once, requested again): half of the entries of one report. */
const MAX_GROUP_SIZE = 100;
const MAX_PATH_LENGTH = 200;
const MAX_REFERRER_LENGTH = 300;
const MAX_HITS = 1_000_000;

// Paths that programs try at every site; no link leads there, but to a file of a month of an older WordPress site.
const PROBE =
  /(?:^|\/)(?:\.|wp-(?!content\/uploads\/\d{4}\/)|wordpress|xmlrpc|phpmyadmin|pma\/|cgi-bin|vendor\/|actuator|solr\/|boaform|hnap1|owa\/|_)/i;
// Paths that may identify a person: e-mail addresses, phone or account numbers, keys.
const PERSONAL = /@|\d{7}|(?:^|\/)(?=[^/]*\d)[A-Za-z0-9_=]{20,}(?:\/|$)/;
const OWN_PATHS = /^\/(?:api|no-article-found)(?:\/|$)/;
const UNREADABLE = /[\p{Cc}\u2028\u2029\\?#]/u;
const PAGE_DESTINATIONS = ['document', 'iframe', 'empty'];

/**
 * The decoded path of a page that was not found; `null` where the request was not for a page, or
 * the path may identify a person. The query string is never read.
 */
export function notFoundPath({ method, url, headers }: NotFoundRequest): string | null {
  if (method !== 'GET' || url === undefined) return null;
  // Not counted: drafts, images and scripts. The server leaves out RSC requests (site-handler.ts).
  if (DRAFT_COOKIES.test(String(headers.cookie ?? ''))) return null;
  const destination = headers['sec-fetch-dest'] ?? 'document';
  if (!PAGE_DESTINATIONS.includes(String(destination))) return null;
  const path = decodeOrNull(withoutSearch(url))?.normalize('NFC');
  if (path === undefined || path.length < 2 || path.length > MAX_PATH_LENGTH) return null;
  if (UNREADABLE.test(path)) return null;
  return OWN_PATHS.test(path) || PROBE.test(path) || PERSONAL.test(path) ? null : path;
}

/**
 * The page with the link that led nowhere: a path of this site, or an address elsewhere. `null` where
 * the browser does not tell, or the path may identify a person. The query string is never read.
 */
export function referrerOf({ headers: { referer, host } }: NotFoundRequest): string | null {
  if (typeof referer !== 'string' || !URL.canParse(referer)) return null;
  const { protocol, host: source, origin, pathname } = new URL(referer);
  const path = decodeOrNull(pathname);
  if (!/^https?:$/.test(protocol) || path === null || PERSONAL.test(path)) return null;
  return (source === host ? pathname : origin + pathname).slice(0, MAX_REFERRER_LENGTH);
}

/**
 * Counts paths that were not found between two reports. A program that tries thousands of paths fills
 * only the group of those requested once, where the oldest one is dropped: paths that are requested
 * again stay.
 */
export class NotFoundCounter {
  readonly #once = new LRUCache<string, NotFoundEntry>({ max: MAX_GROUP_SIZE });
  readonly #again = new Map<string, NotFoundEntry>();

  /** Counts one request of a path, which a link on the `referrer` led to. */
  add(path: string, referrer: string | null = null): void {
    const known = this.#again.get(path) ?? this.#once.peek(path);
    const entry = known ?? { path, hits: 1, referrer: null };
    entry.referrer = referrer ?? entry.referrer;
    if (!known) this.#once.set(path, entry);
    else if (this.#again.has(path) || this.#again.size < MAX_GROUP_SIZE) {
      entry.hits = Math.min(entry.hits + 1, MAX_HITS);
      this.#once.delete(path);
      this.#again.set(path, entry);
    }
  }

  /** Returns the counts, the highest first, and starts again at zero. */
  take(): NotFoundEntry[] {
    const entries = [...this.#again.values(), ...this.#once.values()];
    this.#once.clear();
    this.#again.clear();
    return entries.sort((a, b) => b.hits - a.hits);
  }
}

/** The counter of this process. */
export const notFoundCounter = shared('notFoundCounter', () => new NotFoundCounter());

/** Counts a request that got a 404, unless it was no visitor's. */
export function recordNotFound(request: NotFoundRequest): void {
  const path = notFoundPath(request);
  if (path !== null) notFoundCounter().add(path, referrerOf(request));
}
