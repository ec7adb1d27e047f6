// Caches finished pages, compressed once. See docs/decisions/0003.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { CACHE_FILL_HEADER } from '@/lib/server/ops/process-hooks';
import { isCurrent, isHtmlPage, isSharedRequest } from './cacheable';
import { type CachedResponse, sendCached, toCachedResponse } from './cached-response';
import { fetchPage, type ServerAddress } from './fetch-page';

const LIMITS = {
  /** How long a page is sent without asking the framework whether it is still current. */
  TTL_MS: 1_000,
  MAX_PAGES: 1_000,
  MAX_BYTES: 64 * 1024 * 1024,
  MAX_PAGE_BYTES: 4 * 1024 * 1024,
};

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;
type Page = CachedResponse & { freshUntil: number };
type Fill = { isOutdated: boolean };

/**
 * Stands in front of the framework's request handler. It caches the framework's response to a request
 * that anybody could have sent, only while the framework calls it current (`x-nextjs-cache: HIT`);
 * whatever is unusual about a request or a response passes unchanged.
 */
export class HttpCache {
  readonly #handle: Handler;
  readonly #limits: typeof LIMITS;
  readonly #pages = new Map<string, Page>();
  #bytes = 0;
  readonly #fills = new Map<string, Fill>();
  // Tells this cache's own requests from visitors'; nobody else can know it.
  readonly #secret = randomUUID();

  constructor(handle: Handler, limits: Partial<typeof LIMITS> = {}) {
    this.#handle = handle;
    this.#limits = { ...LIMITS, ...limits };
  }

  /**
   * Removes a page, also one that is just being stored; without a path every page.
   *
   * @param path The page's path as the cache handler names it, percent-encoded or not.
   */
  invalidate(path?: string): void {
    const isAffected = (url: string) => path === undefined || decode(url) === decode(path);
    for (const url of [...this.#pages.keys()]) if (isAffected(url)) this.#remove(url);
    for (const [url, fill] of this.#fills) if (isAffected(url)) fill.isOutdated = true;
  }

  /** How much is stored. */
  get size(): { pages: number; bytes: number } {
    return { pages: this.#pages.size, bytes: this.#bytes };
  }

  /** Answers a request: a listener of node:http. */
  handle(request: IncomingMessage, response: ServerResponse): unknown {
    const { url = '', headers } = request;
    if (headers[CACHE_FILL_HEADER] === this.#secret) delete headers[CACHE_FILL_HEADER];
    else if (isSharedRequest(request)) {
      const page = this.#pages.get(url);
      if (page && page.freshUntil > Date.now() && sendCached(page, request, response)) {
        this.#touch(url, page);
        return;
      }
      // While one visitor's request asks the framework, those behind it need not.
      if (page) page.freshUntil = Date.now() + this.#limits.TTL_MS;
      // Read now: a closed connection has no address.
      const { localAddress: host, localPort: port } = request.socket;
      response.once('finish', () => this.#learn(url, { host, port }, response, page));
    }
    return this.#handle(request, response);
  }

  // The framework's response to a visitor tells whether the stored page is current.
  #learn(url: string, server: ServerAddress, response: ServerResponse, page?: Page): void {
    if (!isCurrent((name) => response.getHeader(name))) {
      this.#remove(url);
    } else if (page && isSame(response, page)) {
      page.freshUntil = Date.now() + this.#limits.TTL_MS;
    } else if (response.statusCode !== 304 && isHtmlPage(response)) {
      void this.#fill(url, server);
    }
  }

  // Asks once more, for the uncompressed bytes, when the visitor has the response.
  async #fill(url: string, server: ServerAddress): Promise<void> {
    if (this.#fills.has(url)) return;
    const fill = { isOutdated: false };
    this.#fills.set(url, fill);
    try {
      const headers = { 'accept-encoding': 'identity', [CACHE_FILL_HEADER]: this.#secret };
      const response = await fetchPage(
        { ...server, path: url, headers },
        this.#limits.MAX_PAGE_BYTES,
      );
      const page = await toCachedResponse(response);
      // Content that changed meanwhile may not be in it.
      if (!fill.isOutdated) this.#store(url, page);
    } catch {
      // The framework answers the next request, as it did this one.
    } finally {
      this.#fills.delete(url);
    }
  }

  #store(url: string, page: CachedResponse): void {
    this.#remove(url);
    this.#pages.set(url, { ...page, freshUntil: Date.now() + this.#limits.TTL_MS });
    this.#bytes += page.bytes;
    for (const oldest of this.#pages.keys()) {
      const { MAX_PAGES, MAX_BYTES } = this.#limits;
      if (this.#pages.size <= MAX_PAGES && this.#bytes <= MAX_BYTES) return;
      this.#remove(oldest);
    }
  }

  #remove(url: string): void {
    this.#bytes -= this.#pages.get(url)?.bytes ?? 0;
    this.#pages.delete(url);
  }

  // A map lists what was put in last at its end, so the first one is the least recently used.
  #touch(url: string, page: Page): void {
    this.#pages.delete(url);
    this.#pages.set(url, page);
  }
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function isSame(response: ServerResponse, page: Page): boolean {
  return (
    response.getHeader('etag') === page.etag && [304, page.status].includes(response.statusCode)
  );
}
