import 'server-only';
import { CACHE_STATUS_HEADER } from '@/lib/server/ops/next-internals';

/** Requests one page of the server, which regenerates a stale one, and tells whether it was stale. */
export type RequestPage = (path: string) => Promise<{ isStale: boolean }>;

/** Longer than any page takes to render. */
export const PAGE_TIMEOUT_MS = 15_000;

/**
 * Requests pages of this server over its own address. With HEAD, which the HTTP cache does not answer
 * and which never waits for a page that is being regenerated.
 */
export function requestFrom(origin: string): RequestPage {
  return async (path) => {
    const response = await fetch(`${origin}${path}`, {
      method: 'HEAD',
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(PAGE_TIMEOUT_MS),
    });
    return { isStale: response.headers.get(CACHE_STATUS_HEADER) === 'STALE' };
  };
}
