import 'server-only';
import { ContentError, type NotFoundEntry } from '@/content-client';
import { contentClient } from '@/lib/server/cms/readers';
import { logWarningOnce } from './log';
import { CACHE_FILL_HEADER, type NotFoundRequest, processHooks } from './process-hooks';

/** Each of the two groups: seen once, and seen again. Half of what one report may hold. */
const MOST_OF_A_GROUP = 100;
const MOST_CHARACTERS = 200;
const MOST_HITS = 1_000_000;

// What programs try at every site. Nobody was led there.
const PROBE =
  /(?:^|\/)(?:\.|wp-|wordpress|xmlrpc|phpmyadmin|pma\/|cgi-bin|vendor\/|actuator|solr\/|boaform|hnap1|owa\/|_)/i;
// What may name a person: addresses of e-mail, numbers of phones or accounts, keys.
const PERSONAL = /@|\d{7}|(?:^|\/)(?=[^/]*\d)[A-Za-z0-9_=]{20,}(?:\/|$)/;
const OWN_PATHS = /^\/(?:api|no-article-found)(?:\/|$)/;
const UNREADABLE = /[\p{Cc}\u2028\u2029\\?#]/u;
const PAGE_DESTINATIONS = ['document', 'iframe', 'empty'];

/**
 * The path of a missed page, as it is read; `null` where the request was for something else, or the
 * path may tell something about a person. The search string is never looked at.
 */
export function missedPath({ method, url, headers, rawHeaders }: NotFoundRequest): string | null {
  if (method !== 'GET' || url === undefined) return null;
  // Flight data, the HTTP cache's own requests, drafts, pictures and scripts.
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
  if (path.length < 2 || path.length > MOST_CHARACTERS || UNREADABLE.test(path)) return null;
  return OWN_PATHS.test(path) || PROBE.test(path) || PERSONAL.test(path) ? null : path;
}

/**
 * Counts misses between two reports. A program that tries thousands of addresses fills only the
 * group of those seen once, where the oldest makes room: what is asked for again and again stays.
 */
export class MissCounter {
  readonly #once = new Set<string>();
  readonly #again = new Map<string, number>();

  /** Counts one miss of a path. */
  note(path: string): void {
    const hits = this.#again.get(path);
    if (hits !== undefined) {
      this.#again.set(path, Math.min(hits + 1, MOST_HITS));
    } else if (this.#once.has(path) && this.#again.size < MOST_OF_A_GROUP) {
      this.#once.delete(path);
      this.#again.set(path, 2);
    } else if (!this.#once.has(path)) {
      const [oldest = path] = this.#once;
      if (this.#once.size >= MOST_OF_A_GROUP) this.#once.delete(oldest);
      this.#once.add(path);
    }
  }

  /** What was counted, the most missed first; the count begins anew. */
  take(): NotFoundEntry[] {
    const misses = [...this.#again].map(([path, hits]) => ({ path, hits }));
    for (const path of this.#once) misses.push({ path, hits: 1 });
    this.#once.clear();
    this.#again.clear();
    return misses.sort((a, b) => b.hits - a.hits);
  }
}

declare global {
  var missedAddressTimer: ReturnType<typeof setInterval> | undefined;
}

/**
 * Counts what the server records, and tells the content service in one request every so often. A
 * report that fails is lost: the list is a hint, and visitors keep coming.
 *
 * @param everyMs Milliseconds between two reports.
 */
export function startCounting(everyMs: number): void {
  const counter = new MissCounter();
  processHooks().recordNotFound = (request) => {
    const path = missedPath(request);
    if (path !== null) counter.note(path);
  };
  clearInterval(globalThis.missedAddressTimer);
  globalThis.missedAddressTimer = setInterval(() => report(counter.take()), everyMs);
  globalThis.missedAddressTimer.unref();
}

async function report(misses: readonly NotFoundEntry[]): Promise<void> {
  if (misses.length === 0) return;
  try {
    await contentClient().notFoundLog.report(misses);
  } catch (error) {
    const reason = error instanceof ContentError ? error.kind : 'unknown';
    logWarningOnce('missed-addresses-not-reported', { reason });
  }
}
