import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import { processHooks } from '@/lib/server/ops/process-hooks';
import type { Environment } from './csp';
import { ERROR_PATH, htmlResponses } from './html-responses';
import { HttpCache } from './http-cache';
import { staticFiles } from './static-files';

type Options = {
  /** The framework's request handler. */
  handleWithNext: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Folder of the build. */
  distDir: string;
  env: Environment;
};

/**
 * The way of a request: static files, a page that is being regenerated, the HTTP cache, compression,
 * complete documents, the framework.
 */
export function siteHandler({ handleWithNext, distDir, env }: Options) {
  const compress = compression();
  const prepareHtml = htmlResponses({
    errorFile: path.join(distDir, 'server/app', `${ERROR_PATH}.html`),
    env,
  });
  const cache = new HttpCache((request, response) =>
    compress(request, response, () => {
      prepareHtml(request, response);
      handleWithNext(request, response).catch((error) => abort(request, response, error));
    }),
  );
  const serveStaticFile = staticFiles(path.join(distDir, 'static'));
  processHooks().invalidatePages = (page) => cache.invalidate(page);

  return function handle(request: IncomingMessage, response: ServerResponse): void {
    serveStaticFile(request, response, async () => {
      response.once('finish', () => {
        if (response.statusCode === 404) processHooks().recordNotFound?.(request);
      });
      if (request.method === 'GET') await whenRegenerated(request);
      cache.handle(request, response);
    });
  };
}

// While a page's content has changed and the new page is not there yet. What regenerates it, in
// app/api/revalidate, asks with HEAD. See docs/decisions/0008.
function whenRegenerated({ url = '/' }: IncomingMessage): Promise<void> | undefined {
  return processHooks().whenRegenerated?.(url.split('?', 1)[0] ?? '/');
}

function abort(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  const reason = error instanceof Error ? error.stack : error;
  process.stderr.write(`${request.method} ${request.url} failed: ${reason}\n`);
  if (!response.headersSent) response.statusCode = 500;
  response.end(response.headersSent ? undefined : 'Internal Server Error');
}
