import type { IncomingMessage } from 'node:http';
import {
  CACHE_STATUS_HEADER,
  DRAFT_COOKIES,
  VARIANT_HEADERS,
} from '@/lib/server/ops/next-internals';

// A client that sends one of these may get a response of its own: parts, conditions other than a
// known ETag, bodies, identities.
const OWN_RESPONSE_HEADERS =
  /^(?:range|if-(?!none-match).*|content-length|transfer-encoding|upgrade|expect|authorization)$/;
// Any page, without a search string: no route for programs, nothing of the framework's.
const PAGE_URL = /^\/(?!_|api\/)[^?]*$/;
// For what cannot be a page, such as an image or a script, the framework has a shorter 404.
const PAGE_DESTINATIONS = [undefined, 'document', 'empty'];

/** Whether anybody could have sent this request for a page, so that one response fits all. */
export function isSharedRequest({ method, url = '', headers }: IncomingMessage): boolean {
  if (method !== 'GET' || !PAGE_URL.test(url)) return false;
  if (headers.cookie !== undefined && DRAFT_COOKIES.test(headers.cookie)) return false;
  const destination = headers['sec-fetch-dest'];
  if (!PAGE_DESTINATIONS.some((known) => known === destination)) return false;
  return !Object.keys(headers).some(
    (name) => VARIANT_HEADERS.test(name) || OWN_RESPONSE_HEADERS.test(name),
  );
}

/** Whether the framework took the page from its cache, calls it current, and lets shared caches store it. */
export function isCurrent(header: (name: string) => unknown): boolean {
  return (
    header(CACHE_STATUS_HEADER) === 'HIT' &&
    /\bs-maxage=[1-9]/.test(String(header('cache-control'))) &&
    header('set-cookie') === undefined
  );
}

/** Whether a response is a page: a document that was found, or the 404. */
export function isHtmlPage(response: {
  statusCode: number;
  getHeader(name: string): unknown;
}): boolean {
  return (
    [200, 404].includes(response.statusCode) &&
    String(response.getHeader('content-type')).startsWith('text/html')
  );
}
