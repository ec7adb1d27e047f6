import type { IncomingMessage, ServerResponse } from 'node:http';
import { logWarning } from '@/lib/server/ops/log';
import { routeClass } from '@/lib/server/ops/route-class';
import { NO_STORE, RENDER_TIME_HEADER, TAGS_HEADER } from './cache-headers';

const OF_A_PAGE = ['content-encoding', 'content-length', 'etag', TAGS_HEADER, RENDER_TIME_HEADER];

/** Ends a response that could not be made, which says nothing of the reason, and logs that. */
export function failResponse(
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
): void {
  const { method = 'GET', url = '/' } = request;
  // The address may name a person, so its class must do.
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  logWarning('render-failed', { method, route: routeClass(url), reason });
  if (!response.headersSent) {
    // They were those of a page.
    for (const name of OF_A_PAGE) response.removeHeader(name);
    response.setHeader('cache-control', NO_STORE);
    response.statusCode = 500;
  }
  response.end(response.headersSent ? undefined : 'Internal Server Error');
}
