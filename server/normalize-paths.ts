import type { IncomingMessage } from 'node:http';
import { reencodePath } from '@/lib/routing/reencode-path';
import { withoutTrailingSlashes } from '@/lib/routing/trailing-slashes';
import { withoutSearch } from '@/lib/routing/without-search';
import { isRedirected } from '@/lib/server/cms/unknown-paths';
import { NOT_STORED } from './cache-headers';
import type { Handler } from './handler';

/** What is encoded in one way only has no other characters. */
const PLAIN = /^[\w/.~-]*$/;
/** Paths of programs, not of pages: of the framework, and of route handlers. */
export const OF_PROGRAMS = /^\/(?:_next|api)\//;
/** Requests whose address was written in another way. */
const rewritten = new WeakSet<IncomingMessage>();

/** Slashes that are too many; a browser reads a backslash as one. */
const SPARE_SLASHES = /\\|[/\\]{2}|.\/$/;

/**
 * Gives each page one address: each character of a path can be percent-encoded or not, so each page had as many
 * addresses as anybody likes. No cache in front stores what the others got. An address with too many slashes is
 * redirected to the one without them, or at once to where that one is redirected.
 */
export function normalizePaths(handle: Handler): Handler {
  return (request, response) => {
    const { url = '/' } = request;
    const path = withoutSearch(url);
    const decoded = toPagePath(path);
    const written = withoutSpareSlashes(decoded);
    if (written !== decoded && !isRedirected(written)) {
      response.setHeader('location', written + url.slice(path.length));
      response.writeHead(308).end();
      return;
    }
    if (written !== path) {
      request.url = written + url.slice(path.length);
      rewritten.add(request);
      response.setHeaders(new Headers(NOT_STORED));
    }
    handle(request, response);
  };
}

/** Whether the address of a request was written in another way: with characters encoded that need not be, or not. */
export function wasRewritten(request: IncomingMessage): boolean {
  return rewritten.has(request);
}

function withoutSpareSlashes(path: string): string {
  if (!SPARE_SLASHES.test(path) || path.startsWith('/_next/')) return path;
  return withoutTrailingSlashes(path.replace(/[/\\]+/g, '/')) || '/';
}

/** The one way in which the site writes a path; as it is where it cannot be decoded. */
export function toPagePath(path: string): string {
  if (PLAIN.test(path) || OF_PROGRAMS.test(path)) return path;
  const written = reencodePath(path);
  // Pages only: what is not a page has its own checks, which know one spelling.
  return written === null || OF_PROGRAMS.test(written) ? path : written;
}
