import type { IncomingMessage } from 'node:http';
import { ACTION_HEADER } from '@/lib/server/ops/next-internals';
import type { Handler } from './handler';
import { isRouterState, ROUTER_STATE_HEADER } from './router-state';

const ALLOWED = ['GET', 'HEAD', 'POST', 'OPTIONS'];
/** `serverActions.bodySizeLimit` in next.config.ts. */
const MAX_FORM_BYTES = 64 * 1024;
/** `.` or `..`, encoded or not, as a segment before the search string. Every client resolves them. */
const DOT_SEGMENT = /^[^?]*[/\\](?:\.|%2e){1,2}(?:[/\\?]|$)/i;

/**
 * Answers what no page can: methods that no page has, forms that are too large, request lines that are
 * no path, links that no browser follows. Route handlers below /api/ say themselves what they take. A request line that names a host
 * is read as its path; whose site this is does not depend on it.
 */
export function refuseUnservable(handle: Handler): Handler {
  return (request, response) => {
    const path = toPath(request.url);
    if (path !== null) request.url = path;
    const status = refusalOf(request, path);
    if (status === null) return handle(request, response);
    if (status === 204 || status === 405) response.setHeader('Allow', ALLOWED.join(', '));
    response.statusCode = status;
    response.end();
  };
}

function refusalOf({ method = 'GET', url, headers }: IncomingMessage, path: string | null) {
  const isServerWide = method === 'OPTIONS' && url === '*';
  if (path === null && !isServerWide) return 400;
  // The framework would resolve them: each page had as many addresses as anybody likes.
  if (path !== null && DOT_SEGMENT.test(path)) return 400;
  if (path?.startsWith('/api/')) return method === 'TRACE' ? 405 : null;
  // Who follows a link sends what the framework can read, and no form. Anybody can send something else, for
  // which it throws.
  const isData = headers.rsc === '1';
  if (isData && (method === 'POST' || !isRouterState(headers[ROUTER_STATE_HEADER]))) return 400;
  if (method === 'OPTIONS') return 204;
  if (!ALLOWED.includes(method)) return 405;
  if (method !== 'POST') return null;
  const type = headers['content-type'] ?? '';
  const isForm = type.startsWith('multipart/form-data');
  // No form of the site sends anything else; the framework would render the page for nothing. An empty name is
  // none: the middleware, which counts posts, does not see it.
  if (!isForm && !headers[ACTION_HEADER]) return 415;
  if (isForm && !/;\s*boundary=./.test(type)) return 400;
  return Number(headers['content-length'] ?? 0) > MAX_FORM_BYTES ? 413 : null;
}

/** A request target as a path with its query string; `null` where it has none. */
function toPath(target = '/'): string | null {
  if (target.startsWith('/')) return target;
  if (!URL.canParse(target)) return null;
  const { protocol, pathname, search } = new URL(target);
  return /^https?:$/.test(protocol) ? pathname + search : null;
}
