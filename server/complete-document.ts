import type { ServerResponse } from 'node:http';
import { NO_STORE } from './cache-headers';
import { buildCsp, CSP, type CspSettings } from './csp';
import { readErrorScreen } from './error-screen';

type Options = {
  settings: CspSettings;
  /** URL of this server. */
  origin: string;
  /** Of the request. */
  url: string;
};

/**
 * Gives a document its Content-Security-Policy, where the cache handler has not, and replaces one that failed by
 * the error screen.
 *
 * @returns The body to send.
 */
export async function completeDocument(
  response: ServerResponse,
  body: Buffer,
  { settings, origin, url }: Options,
): Promise<Buffer> {
  const own = String(response.getHeader(CSP) ?? '');
  // The cache handler has given it to every page that is cached.
  if (own.includes('script-src')) return body;
  if (response.statusCode < 500) {
    response.setHeader(CSP, buildCsp(body.toString(), settings, own));
    return body;
  }
  const screen = await readErrorScreen(origin, url);
  for (const name of ['content-encoding', 'transfer-encoding', 'etag']) response.removeHeader(name);
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('cache-control', NO_STORE);
  response.setHeader(CSP, screen.csp ?? buildCsp(screen.html, settings));
  return Buffer.from(screen.html);
}
