import { ContentError } from './errors';
import { type Query, toQueryString } from './query';
import { type HttpResponse, readConfirmation, readResponse } from './response';
import { isRetryable, type RetryOptions, withRetries } from './retry';
import type { Tag } from './tags';
import { withTimeout } from './timeout';

export type PostOptions = {
  /** On our service, a repeated request with the same key returns the existing record and creates no second one. */
  idempotencyKey?: string;
};

const TIMEOUT_MS = 5000;
/** For this long what has failed with all its retries is asked for once: a page reads much of a service that is down. */
const FAILED_MS = 5000;
/** How long a framework may cache a response. */
const REVALIDATE_SECONDS = 300;

export type HttpOptions = {
  /** URL of the content service, without `/api`. */
  baseUrl: string;
  token: string;
  /** Default: the global one, looked up at each call because frameworks replace it. */
  fetch?: typeof fetch;
  /** One attempt, including the body; never longer than the rest of the budget. Default 5000. */
  timeoutMs?: number;
  /** The same of a read, where `fetch` ends an attempt itself and has something else to give then. */
  readTimeoutMs?: number;
  retry?: RetryOptions;
  /**
   * Read drafts instead of published entries, and cache nothing: for previews only. `of`: the documentId
   * of the one entry that is read, whatever its slug is by now; `null`: all.
   */
  drafts?: { of: string | null };
  /** Read the content as if this change were saved, by its key, and cache nothing: for previews only. */
  unsavedChange?: string;
};

/** `next` controls the cache of Next.js; other runtimes ignore it. */
type CacheableRequest = RequestInit & {
  next?: { revalidate: number; tags: string[] } | undefined;
};

/** `retry`: where this read differs from the others. */
export type GetOptions = { query?: Query; tags: readonly Tag[]; retry?: RetryOptions };

export type Http = {
  /** The URL that `get` requests. */
  urlOf(path: string, query: Query): string;
  get(path: string, options: GetOptions): Promise<unknown>;
  post(path: string, body: unknown, options?: PostOptions): Promise<unknown>;
};

/**
 * Requests to the content service: bearer token, time-out, error mapping, and for reads retries
 * and cache tags. Reads and writes return parsed JSON, a write `null` where there is none, and throw
 * `ContentError`.
 */
export function createHttp(options: HttpOptions): Http {
  const baseUrl = options.baseUrl.replace(/\/+$/, '');
  const token = options.token.trim();
  const timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
  const readTimeoutMs = options.readTimeoutMs ?? timeoutMs;
  /** Until when a resource is asked for once. */
  const failedUntil = new Map<string, number>();

  return {
    urlOf,

    async get(path, { query = {}, tags, retry }) {
      const url = urlOf(path, query);
      const { drafts, unsavedChange } = options;
      const caching: CacheableRequest =
        drafts || unsavedChange
          ? { cache: 'no-store' }
          : { next: { revalidate: REVALIDATE_SECONDS, tags: [...tags] } };
      const headers: Record<string, string> = unsavedChange
        ? { 'x-unsaved-change': unsavedChange }
        : {};
      const resource = resourceOf(path);
      const hasJustFailed = performance.now() < (failedUntil.get(resource) ?? 0);
      try {
        const body = await withRetries(
          (remainingMs) =>
            exchange(
              `GET ${path}`,
              url,
              { ...caching, method: 'GET', headers },
              Math.min(readTimeoutMs, remainingMs),
            ),
          { ...options.retry, ...retry, ...(hasJustFailed && { retries: 0 }) },
        );
        failedUntil.delete(resource);
        return body;
      } catch (error) {
        if (isRetryable(error)) failedUntil.set(resource, performance.now() + FAILED_MS);
        throw error;
      }
    },

    // POST is never retried: a second quote request is worse than an error message.
    post(path, body, { idempotencyKey } = {}) {
      return exchange(
        `POST ${path}`,
        `${baseUrl}${path}`,
        {
          method: 'POST',
          cache: 'no-store',
          headers: {
            'content-type': 'application/json',
            ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
          },
          body: JSON.stringify(body),
        },
        timeoutMs,
      );
    },
  };

  function urlOf(path: string, query: Query): string {
    const search = toQueryString(options.drafts ? draftQuery(query, options.drafts.of) : query);
    return `${baseUrl}${path}${search && `?${search}`}`;
  }

  async function exchange(
    request: string,
    url: string,
    init: CacheableRequest,
    limitMs: number,
  ): Promise<unknown> {
    const response = await withTimeout(request, limitMs, (signal) =>
      send(request, url, init, signal),
    );
    const isError = response.status >= 400;
    const readBody = init.method === 'POST' ? readConfirmation : readResponse;
    return readBody(
      request,
      isError ? { ...response, body: withoutToken(response.body) } : response,
    );
  }

  async function send(
    request: string,
    url: string,
    init: CacheableRequest,
    signal: AbortSignal,
  ): Promise<HttpResponse> {
    const fetchResponse = options.fetch ?? globalThis.fetch;
    const complete: CacheableRequest = {
      ...init,
      headers: { ...init.headers, accept: 'application/json', authorization: `Bearer ${token}` },
      redirect: 'manual',
      signal,
    };
    try {
      const response = await fetchResponse(url, complete);
      return {
        status: response.status,
        retryAfter: response.headers.get('retry-after'),
        body: await response.text(),
      };
    } catch (error) {
      // Frameworks control rendering with errors of their own, which have a digest.
      if (error instanceof Error && 'digest' in error) throw error;
      throw new ContentError(`${request} failed: ${withoutToken(toReason(error))}`, {
        kind: 'unavailable',
      });
    }
  }

  // The runtime quotes a refused header value in its error, and a service may echo a request.
  function withoutToken(text: string): string {
    return token === '' ? text : text.replaceAll(token, '[token]');
  }
}

/** `/api/menus` of the path `/api/menus/tree`: what one form of a read has failed at, so does the other. */
function resourceOf(path: string): string {
  return path.split('/', 3).join('/');
}

function draftQuery(query: Query, documentId: string | null): Query {
  const drafts = { ...query, status: 'draft' };
  if (documentId === null) return drafts;
  const { filters } = query;
  const named = typeof filters === 'object' && !('length' in filters) ? filters : {};
  // Its editor may have renamed it since the preview was opened.
  const { slug: _, ...others } = named;
  return { ...drafts, filters: { ...others, documentId: { $eq: documentId } } };
}

function toReason(error: unknown): string {
  if (!(error instanceof Error)) return 'no response';
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
  return `${error.message}${code}`;
}
