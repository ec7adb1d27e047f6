import 'server-only';
import { ContentError, type NotFoundEntry } from '@/content-client';
import { contentClient } from '@/lib/server/cms/readers';
import { logWarningOnce } from './log';
import { CACHE_FILL_HEADER, type NotFoundRequest, processHooks } from './process-hooks';

/** Per group (requested once, requested again): half of the entries of one report. */
const MAX_GROUP_SIZE = 100;
const MAX_PATH_LENGTH = 200;
const MAX_HITS = 1_000_000;

// Paths that programs try at every site; no link leads there.
const PROBE =
  /(?:^|\/)(?:\.|wp-|wordpress|xmlrpc|phpmyadmin|pma\/|cgi-bin|vendor\/|actuator|solr\/|boaform|hnap1|owa\/|_)/i;
// Paths that may identify a person: e-mail addresses, phone or account numbers, keys.
const PERSONAL = /@|\d{7}|(?:^|\/)(?=[^/]*\d)[A-Za-z0-9_=]{20,}(?:\/|$)/;
const OWN_PATHS = /^\/(?:api|no-article-found)(?:\/|$)/;
const UNREADABLE = /[\p{Cc}\u2028\u2029\\?#]/u;
const PAGE_DESTINATIONS = ['document', 'iframe', 'empty'];

/**
 * The decoded path of a page that was not found; `null` where the request was not for a page, or
 * the path may identify a person. The query string is never read.
 */
export function notFoundPath({ method, url, headers, rawHeaders }: NotFoundRequest): string | null {
  if (method !== 'GET' || url === undefined) return null;
  // Not counted: RSC requests, the HTTP cache's own requests, drafts, images and scripts.
  if (headers.rsc !== undefined || rawHeaders.includes(CACHE_FILL_HEADER)) return null;
  if (headers.cookie?.includes('__prerender_bypass')) return null;
  const destination = headers['sec-fetch-dest'] ?? 'document';
  if (!PAGE_DESTINATIONS.includes(String(destination))) return null;
  let path: string;
  try {
    path = decodeURIComponent(url.split('?', 1)[0] ?? '').normalize('NFC');
  } catch {
    return null;
  }
  if (path.length < 2 || path.length > MAX_PATH_LENGTH || UNREADABLE.test(path)) return null;
  return OWN_PATHS.test(path) || PROBE.test(path) || PERSONAL.test(path) ? null : path;
}

/**
 * Counts paths that were not found between two reports. A program that tries thousands of paths fills
 * only the group of those requested once, where the oldest one is dropped: paths that are requested
 * again stay.
 */
export class NotFoundCounter {
  readonly #once = new Set<string>();
  readonly #again = new Map<string, number>();

  /** Counts one request of a path. */
  add(path: string): void {
    const hits = this.#again.get(path);
    if (hits !== undefined) {
      this.#again.set(path, Math.min(hits + 1, MAX_HITS));
    } else if (this.#once.has(path) && this.#again.size < MAX_GROUP_SIZE) {
      this.#once.delete(path);
      this.#again.set(path, 2);
    } else if (!this.#once.has(path)) {
      const [oldest = path] = this.#once;
      if (this.#once.size >= MAX_GROUP_SIZE) this.#once.delete(oldest);
      this.#once.add(path);
    }
  }

  /** Returns the counts, the highest first, and starts again at zero. */
  take(): NotFoundEntry[] {
    const entries = [...this.#again].map(([path, hits]) => ({ path, hits }));
    for (const path of this.#once) entries.push({ path, hits: 1 });
    this.#once.clear();
    this.#again.clear();
    return entries.sort((a, b) => b.hits - a.hits);
  }
}

declare global {
  var notFoundLogTimer: ReturnType<typeof setInterval> | undefined;
}

/**
 * Counts the paths that the server records, and reports them to the content service at an interval.
 * A failed report is lost: the log is a hint, and visitors keep coming.
 *
 * @param intervalMs Milliseconds between two reports.
 */
export function startNotFoundLog(intervalMs: number): void {
  const counter = new NotFoundCounter();
  processHooks().recordNotFound = (request) => {
    const path = notFoundPath(request);
    if (path !== null) counter.add(path);
  };
  clearInterval(globalThis.notFoundLogTimer);
  globalThis.notFoundLogTimer = setInterval(() => report(counter.take()), intervalMs);
  globalThis.notFoundLogTimer.unref();
}

async function report(entries: readonly NotFoundEntry[]): Promise<void> {
  if (entries.length === 0) return;
  try {
    await contentClient().notFoundLog.report(entries);
  } catch (error) {
    const reason = error instanceof ContentError ? error.kind : 'unknown';
    logWarningOnce('not-found-log-not-sent', { reason });
  }
}
