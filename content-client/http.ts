import { ContentError } from './errors';
import { type Query, toQueryString } from './query';
import { type Answer, readAnswer } from './response';
import { withRetries } from './retry';
import type { Tag } from './tags';
import type { ContentClientOptions, SaveOptions } from './types';

const TIMEOUT_MS = 5000;
const REVALIDATE_SECONDS = 300;

/** `next` is how Next.js is told what it may keep; other runtimes ignore it. */
type CacheableRequest = RequestInit & {
  next?: { revalidate: number | false; tags: string[] };
};

export type GetOptions = { query?: Query; tags: readonly Tag[] };

export type Http = {
  get(path: string, options: GetOptions): Promise<unknown>;
  post(path: string, body: unknown, options?: SaveOptions): Promise<unknown>;
};

/**
 * Requests to the content service: bearer token, time-out, error mapping, and for reads retries
 * and cache tags. Both methods answer with parsed JSON and throw `ContentError`.
 */
export function createHttp(options: ContentClientOptions): Http {
  const baseUrl = options.baseUrl.replace(/\/+$/, '');
  const token = options.token.trim();
  const timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
  const revalidate = options.revalidateSeconds ?? REVALIDATE_SECONDS;

  return {
    get(path, { query = {}, tags }) {
      const search = toQueryString(options.drafts ? { ...query, status: 'draft' } : query);
      const url = `${baseUrl}${path}${search && `?${search}`}`;
      const caching: CacheableRequest = options.drafts
        ? { cache: 'no-store' }
        : { next: { revalidate, tags: [...tags] } };
      return withRetries(
        (remainingMs) =>
          exchange(
            `GET ${path}`,
            url,
            { ...caching, method: 'GET' },
            Math.min(timeoutMs, remainingMs),
          ),
        options.retry,
      );
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

  async function exchange(
    request: string,
    url: string,
    init: CacheableRequest,
    limitMs: number,
  ): Promise<unknown> {
    const answer = await withinTime(request, limitMs, (signal) => send(request, url, init, signal));
    const isRefusal = answer.status >= 400;
    return readAnswer(request, isRefusal ? { ...answer, body: withoutToken(answer.body) } : answer);
  }

  async function send(
    request: string,
    url: string,
    init: CacheableRequest,
    signal: AbortSignal,
  ): Promise<Answer> {
    const send = options.fetch ?? globalThis.fetch;
    const complete: CacheableRequest = {
      ...init,
      headers: { ...init.headers, accept: 'application/json', authorization: `Bearer ${token}` },
      redirect: 'manual',
      signal,
    };
    try {
      const response = await send(url, complete);
      return {
        status: response.status,
        retryAfter: response.headers.get('retry-after'),
        body: await response.text(),
      };
    } catch (error) {
      // Frameworks steer rendering with thrown errors of their own, which carry a digest.
      if (error instanceof Error && 'digest' in error) throw error;
      throw new ContentError(`${request} failed: ${withoutToken(toReason(error))}`, {
        kind: 'unavailable',
      });
    }
  }

  // A refused header value is quoted in the runtime's error, and a service may echo what it got.
  function withoutToken(text: string): string {
    return token === '' ? text : text.replaceAll(token, '[token]');
  }
}

/** Covers the body as well: a service that stops in the middle of one must not hold a page. */
async function withinTime<T>(
  request: string,
  limitMs: number,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const message = `${request} was not answered within ${Math.round(limitMs)} ms`;
      reject(new ContentError(message, { kind: 'unavailable' }));
      controller.abort();
    }, limitMs);
  });
  try {
    return await Promise.race([run(controller.signal), expired]);
  } finally {
    clearTimeout(timer);
  }
}

function toReason(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer';
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
  return `${error.message}${code}`;
}
