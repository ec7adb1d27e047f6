import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';

const PREFIX = '/_next/static';
/** The name of a file changes with its content. */
const MAX_AGE_SECONDS = 31_536_000;

/** A handler that calls `next` for what it does not answer. */
type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Serves the build's scripts, styles and fonts, in the encodings that the build has written beside
 * them (scripts/lib/precompress.mjs).
 *
 * @param folder The build's `static`.
 */
export function staticFiles(folder: string): Handler {
  if (!existsSync(folder)) return (_request, _response, next) => next();
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    immutable: true,
    maxAge: MAX_AGE_SECONDS,
    setHeaders: (response) => response.setHeader('X-Content-Type-Options', 'nosniff'),
  });
  return (request, response, next) => {
    const { url = '', method } = request;
    if (!url.startsWith(`${PREFIX}/`) || (method !== 'GET' && method !== 'HEAD')) return next();
    request.url = url.slice(PREFIX.length);
    serve(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not Found');
    });
  };
}
