import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { withoutSearch } from '@/lib/routing/without-search';
import { CSP, FILE_CSP } from './csp';
import type { Handler } from './handler';
import { chooseEncoding } from './representation';
import { isRead } from './sent-request';

const PREFIX = '/_next/static';
/** The name of a file changes with its content. */
const MAX_AGE_SECONDS = 31_536_000;

/** Of what a build writes. */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Beside a file there is one in each of these, the best first, or in none. */
const ENCODINGS = new Set(['br', 'gzip', 'identity'] as const);

/**
 * Serves the build's scripts, styles and fonts, in the encodings that the build has written beside
 * them (scripts/lib/precompress.mjs).
 *
 * @param folder The build's `static`.
 * @param findArchived Finds a file of another release.
 */
export function serveStaticFiles(
  handle: Handler,
  folder: string,
  findArchived: (file: string) => Promise<Buffer | null>,
): Handler {
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    immutable: true,
    maxAge: MAX_AGE_SECONDS,
    setHeaders: (response) => {
      response.setHeader('X-Content-Type-Options', 'nosniff');
      response.setHeader(CSP, FILE_CSP);
    },
  });
  return (request, response) => {
    const { url = '' } = request;
    if (!isRead(request) || !url.startsWith(`${PREFIX}/`)) return handle(request, response);
    request.url = url.slice(PREFIX.length);
    // sirv throws at a part that ends before it begins, and counts others wrong. The files are small.
    delete request.headers.range;
    // sirv looks for the letters, and at no weight.
    const { headers } = request;
    headers['accept-encoding'] = chooseEncoding(headers['accept-encoding'], ENCODINGS);
    // sirv looks no further: a file that cannot be read would leave the visitor waiting, and the file of a
    // visitor who has left would stay open.
    response.once('pipe', (file: Readable) => {
      file.once('error', () => response.destroy());
      response.once('close', () => file.destroy());
    });
    serve(request, response, async () => {
      const file = withoutSearch(url.slice(PREFIX.length + 1));
      sendArchived(response, file, await findArchived(file).catch(() => null));
    });
  };
}

function sendArchived(response: ServerResponse, file: string, body: Buffer | null): void {
  if (!body) {
    // A cache in front may store a 404 without it, and another copy may have the file.
    response.setHeader('content-type', 'text/plain; charset=utf-8');
    response.setHeader('cache-control', 'no-store');
    response.writeHead(404).end('Not Found');
    return;
  }
  response.writeHead(200, {
    'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
    'content-length': body.length,
    'cache-control': `public,max-age=${MAX_AGE_SECONDS},immutable`,
    'x-content-type-options': 'nosniff',
    [CSP]: FILE_CSP,
  });
  response.end(body);
}
