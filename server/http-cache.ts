// A shared cache in the process, by the rules of HTTP (RFC 9111). See docs/decisions/0003.
import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import CachePolicy from 'http-cache-semantics';
import { LRUCache } from 'lru-cache';
import { withReadSearch } from '@/lib/routing/read-search';
import { isYoungerThan } from '@/lib/server/ops/is-younger';
import { REQUEST_ID_HEADER } from '@/lib/server/ops/request-context';
import type { Expiry } from '@/lib/server/revalidation/expiry';
import { NOT_STORED, TIME_HEADER } from './cache-headers';
import { chooseEncoding, type Representations } from './representation';
import { isShared, type SentRequest } from './sent-request';

const LIMITS = {
  MAX_BYTES: 64 * 1024 * 1024,
  MAX_RESPONSE_BYTES: 8 * 1024 * 1024,
  /** Responses that anybody can have made in any number, 404s and redirects: they push out no page. */
  MAX_OTHERS: 200,
};
/** What an entry takes beside its texts: objects, lists, headers of buffers. */
const ENTRY_BYTES = 2 * 1024;
/** They belong to the connection, to the encoding, or to the one time that a page was rendered. */
const OWN_HEADERS =
  /^(?:age|connection|content-length|content-encoding|date|keep-alive|transfer-encoding|x-content-time|x-nextjs-cache|x-request-id)$/;

type Entry = {
  /** Any address that it answers. */
  url: string;
  /** Of the content that it shows; `null`: not known. */
  tags: readonly string[] | null;
  /** Its content has changed, so it goes as soon as the new one is there. */
  isExpired: boolean;
  usedAt: number;
  status: number;
  etag: string;
  headers: readonly string[];
  notModifiedHeaders: readonly string[];
  representations: Representations;
  storedAt: number;
  ttlMs: number;
};

/** The tags of what a response shows (`null`: not known), and the expiry's time when it began to be made. */
type Made = { tags: readonly string[] | null } & Pick<Expiry, 'time' | 'generation'>;
type Rendered = {
  /** As the client sent it. */
  url: string;
  response: ServerResponse;
  representations: Representations;
  made: Made;
};

/**
 * Answers requests with the responses that went out before, until they are stale or content expires.
 * It stores what a shared cache may store, by the rules of HTTP.
 */
export class HttpCache {
  readonly #expiry: Expiry;
  readonly #pages: LRUCache<string, Entry>;
  readonly #others: LRUCache<string, Entry>;

  constructor(expiry: Expiry, limits: Partial<typeof LIMITS> = {}) {
    const { MAX_BYTES, MAX_OTHERS } = { ...LIMITS, ...limits };
    this.#expiry = expiry;
    this.#pages = new LRUCache({ maxSize: MAX_BYTES, sizeCalculation: sizeOf });
    this.#others = new LRUCache({ max: MAX_OTHERS });
  }

  /**
   * Marks what shows content with one of these tags. Until {@link removeExpired} it is still sent, but
   * not as something that a cache in front may store.
   *
   * @param tags `null`: everything.
   * @param usedSince A time in ms.
   * @returns Addresses of the marked pages that somebody has asked for since then, the last one first.
   */
  expire(tags: readonly string[] | null, usedSince: number): readonly string[] {
    const expired = tags && new Set(tags);
    const used: string[] = [];
    for (const entry of this.#others.values()) entry.isExpired ||= shows(entry, expired);
    for (const entry of this.#pages.values()) {
      entry.isExpired ||= shows(entry, expired);
      if (entry.isExpired && entry.usedAt >= usedSince) used.push(entry.url);
    }
    return used;
  }

  /** Removes what {@link expire} has marked and nothing has replaced since. */
  removeExpired(): void {
    for (const entries of [this.#pages, this.#others]) {
      for (const [key, entry] of entries) if (entry.isExpired) entries.delete(key);
    }
  }

  /** Sends the stored response to a request; false where there is none. */
  send(request: IncomingMessage, response: ServerResponse): boolean {
    if (!isShared(request)) return false;
    const { url = '/', headers, method } = request;
    const key = withReadSearch(url, false);
    const entry = this.#pages.get(key) ?? this.#others.get(key);
    const now = Date.now();
    if (!entry || !isYoungerThan(entry.ttlMs, entry.storedAt, now)) return false;
    entry.usedAt = now;
    if (entry.isExpired) response.removeHeader(TIME_HEADER);
    const id = headers[REQUEST_ID_HEADER];
    const age = [
      ...['Age', String(Math.floor((now - entry.storedAt) / 1000))],
      ...(typeof id === 'string' ? ['X-Request-Id', id] : []),
    ];
    // A condition is for what is there (RFC 9110, 13.2.1): all redirects have one body, and so one ETag.
    const isThere = entry.status === 200;
    if (isThere && fresh({ 'if-none-match': headers['if-none-match'] }, { etag: entry.etag })) {
      response.writeHead(304, [...entry.notModifiedHeaders, ...age]).end();
      return true;
    }
    const encoding = chooseEncoding(headers['accept-encoding'], entry.representations);
    const body = entry.representations.get(encoding) ?? Buffer.alloc(0);
    const coding = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
    const length = ['Content-Length', String(body.length)];
    response.writeHead(entry.status, [...entry.headers, ...age, ...coding, ...length]);
    response.end(method === 'HEAD' ? undefined : body);
    return true;
  }

  /**
   * Stores a response, where a shared cache may.
   *
   * @param request As the client sent it: the framework takes from its headers those that it has understood.
   * @returns Whether a shared cache may store it.
   */
  store(request: SentRequest, { url, response, representations, made }: Rendered): boolean {
    const { method = 'GET' } = request;
    if (method !== 'GET' || !isShared(request)) return false;
    if ((representations.get('identity')?.length ?? 0) > LIMITS.MAX_RESPONSE_BYTES) return false;
    const headers = new Map(
      Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
    );
    if (Object.keys(NOT_STORED).some((name) => headers.has(name))) return false;
    const etag = headers.get('etag');
    const policy = new CachePolicy(
      { url, method, headers: request.headers },
      { status: response.statusCode, headers: Object.fromEntries(headers) },
      { shared: true },
    );
    // Nothing is asked for again behind a stale response, so none is sent.
    const ttlMs = (policy.maxAge() - policy.age()) * 1000;
    if (!policy.storable() || ttlMs <= 0 || etag === undefined || headers.has('set-cookie'))
      return false;
    if (this.#hasChanged(made)) return true;
    const kept = [...headers].filter(([name]) => !OWN_HEADERS.test(name));
    const now = Date.now();
    const key = withReadSearch(url, false);
    const isPage = response.statusCode === 200;
    (isPage ? this.#others : this.#pages).delete(key);
    (isPage ? this.#pages : this.#others).set(key, {
      url,
      tags: made.tags,
      isExpired: false,
      usedAt: now,
      status: response.statusCode,
      etag,
      headers: kept.flat(),
      notModifiedHeaders: kept.filter(([name]) => name !== 'content-type').flat(),
      representations,
      storedAt: now,
      ttlMs,
    });
    return true;
  }

  /** Whether content has changed while a response was made of it. */
  #hasChanged({ tags, time, generation }: Made): boolean {
    if (tags === null) return this.#expiry.generation !== generation;
    return this.#expiry.isExpired(tags, time);
  }
}

/** @param tags `null`: everything. */
function shows(entry: Entry, tags: ReadonlySet<string> | null): boolean {
  return !tags || !entry.tags || entry.tags.some((tag) => tags.has(tag));
}

function sizeOf({ url, representations, headers, tags }: Entry, key: string): number {
  const bodies = [...representations.values()].reduce((sum, { length }) => sum + length, 0);
  const texts = [url, key, ...headers, ...(tags ?? [])];
  return texts.reduce((sum, { length }) => sum + length, ENTRY_BYTES + bodies);
}
