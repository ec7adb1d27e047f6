import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import compression from 'compression';
import { ROUTES } from '@/lib/routing/routes';
import { withoutSearch } from '@/lib/routing/without-search';
import { isUnknownPath, restoreForMarkdown } from '@/lib/server/cms/unknown-paths';
import { metrics } from '@/lib/server/ops/metrics';
import { recordNotFound } from '@/lib/server/ops/not-found-recorder';
import { redis } from '@/lib/server/ops/redis';
import { REQUEST_ID_HEADER } from '@/lib/server/ops/request-context';
import { expiry } from '@/lib/server/revalidation/expiry';
import { TIME_HEADER, toContentTime } from './cache-headers';
import { readCspSettings } from './csp';
import { failResponse } from './fail-response';
import type { Handler } from './handler';
import { HttpCache } from './http-cache';
import { PageRefresher } from './page-refresher';
import { PageRenderer } from './page-renderer';
import { refuseInvented } from './refuse-invented';
import { refuseMissingImages } from './refuse-missing-images';
import { RenderQueues } from './render-queues';
import { BROTLI_PARAMS } from './representation';
import { RequestCollapser } from './request-collapser';
import { isPreview, isRead, isShared } from './sent-request';
import type { StaticArchive } from './static-archive';
import { serveStaticFiles } from './static-files';
import { TurnQueue } from './turn-queue';
import { VarnishPurger, varnishUrls } from './varnish';

type Options = {
  /** The framework's request handler. */
  handleWithNext: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Folder of the build. */
  distDir: string;
  /** Files of other releases. */
  archive: StaticArchive;
  env: NodeJS.Dict<string>;
  /** The URL of this server, for its own screens. */
  origin: string;
};

/** How often a request waits for another one, before it makes its response itself. */
const MAX_WAITS = 3;
/** How long an expiry waits for the responses that began before it. */
const SETTLE_MS = 1_000;
/** What somebody has asked for since then is rendered before its next visitor comes. */
const POPULAR_MS = 2_000;

/**
 * The way of a request: static files, addresses without a page, the HTTP cache, compression, and what makes
 * the response. Content that expires goes the same way backwards.
 */
export function siteHandler({ handleWithNext, distDir, archive, env, origin }: Options): Handler {
  const compress = compression({ brotli: { params: BROTLI_PARAMS } });
  const cache = new HttpCache(expiry());
  const collapser = new RequestCollapser();
  const purgers = varnishUrls(env).map((url) => new VarnishPurger(url));
  const refresher = new PageRefresher(origin);
  const unknown = new TurnQueue();
  const queues = new RenderQueues();
  const { cacheResults } = metrics();
  const renderer = new PageRenderer({
    handleWithNext,
    settings: readCspSettings(env),
    origin,
    cache,
    collapser,
    sendsTags: purgers.length > 0,
  });

  expiry().onExpire(async (tags, time) => {
    const settled = renderer.settle();
    const popular = cache.expire(tags, Date.now() - POPULAR_MS);
    // The webhook waits for this, so nobody is told of content that is not sent yet.
    await refresher.refresh(popular);
    cache.removeExpired();
    await Promise.race([settled, setTimeout(SETTLE_MS, null, { ref: false })]);
    await Promise.all(purgers.map((purger) => purger.purge(tags, time)));
  });

  function handle(request: IncomingMessage, response: ServerResponse): void {
    redis()?.noticePause();
    const { url = '/', method, headers } = request;
    // The framework removes that header while it renders. A click on a link asks for the data, and where
    // there is none for the document, too: it is counted once.
    if (headers.rsc === undefined) {
      response.once('finish', () => {
        if (response.statusCode === 404) recordNotFound({ method, url, headers });
      });
    }
    const path = withoutSearch(url);
    // They all look the same, so there is one response for them; but an editor may preview what is not published
    // yet. To its data, without the hash that the framework expects in the search string, it would be a
    // redirect: the browser would go to that address.
    const isUnknown = isRead(request) && !isPreview(request) && isUnknownPath(path);
    if (isUnknown) {
      request.url = ROUTES.noArticleFound + (headers.rsc === '1' ? url.slice(path.length) : '');
    }
    // Without it Varnish stores nothing.
    if (purgers.length > 0 && isShared(request)) {
      response.setHeader(TIME_HEADER, toContentTime(expiry().time));
    }
    const send = () =>
      void respond(request, response).catch((error) => failResponse(request, response, error));
    if (isUnknown) unknown.add(send);
    else send();
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isRefresh = refresher.takes(request);
    let isCached = !isRefresh && cache.send(request, response);
    if (!isCached) {
      const id = request.headers[REQUEST_ID_HEADER];
      if (typeof id === 'string') response.setHeader('X-Request-Id', id);
      if (isRead(request) && (await refuseInvented(request, response))) return;
      if (await refuseMissingImages(request, response)) return;
      await restoreForMarkdown(withoutSearch(request.url ?? '/'));
      // Others would wait for the response to somebody who has left.
      if (response.destroyed) return;
      isCached = !isRefresh && (await sendAfterOthers(request, response));
      if (response.destroyed) return;
    }
    if (isRead(request)) {
      cacheResults.inc({ layer: 'http', result: isCached ? 'hit' : 'miss' });
    }
    if (isCached) return;
    const render = () => compress(request, response, () => renderer.render(request, response));
    // An editor waits for a refresh, and what it waits for does not wait for anybody.
    const queue = isRefresh ? null : queues.of(request);
    if (queue === null) return render();
    const takeTurn = async () => {
      // Somebody before may have asked for the same page, which is there now, or is being made.
      if (cache.send(request, response) || (await sendAfterOthers(request, response))) return;
      if (!response.destroyed) render();
    };
    queue.add(
      response,
      () => void takeTurn().catch((error) => failResponse(request, response, error)),
    );
  }

  /** Waits for the response that is being made to others, and sends it; false where there is none. */
  async function sendAfterOthers(request: IncomingMessage, response: ServerResponse) {
    const { url = '/' } = request;
    for (let waits = 0; waits < MAX_WAITS; waits += 1) {
      const other = isShared(request) ? collapser.wait(url, expiry().generation) : null;
      if (other === null) return false;
      await other;
      if (response.destroyed) return false;
      if (cache.send(request, response)) return true;
    }
    return false;
  }

  return serveStaticFiles(handle, path.join(distDir, 'static'), (file) => archive.find(file));
}
