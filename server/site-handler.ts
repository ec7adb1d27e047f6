import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import compression from 'compression';
import vary from 'vary';
import { withReadSearch } from '@/lib/routing/read-search';
import { ROUTES } from '@/lib/routing/routes';
import {
  isArticleNamedMarkdown,
  isUnknownPath,
  restoreForMarkdown,
} from '@/lib/server/cms/unknown-paths';
import { logWarning } from '@/lib/server/ops/log';
import { metrics } from '@/lib/server/ops/metrics';
import { ACTION_HEADER, DRAFT_COOKIES } from '@/lib/server/ops/next-internals';
import { recordNotFound } from '@/lib/server/ops/not-found-recorder';
import { redis } from '@/lib/server/ops/redis';
import { REQUEST_ID_HEADER } from '@/lib/server/ops/request-context';
import { routeClass } from '@/lib/server/ops/route-class';
import { expiry } from '@/lib/server/revalidation/expiry';
import { bufferResponse } from './buffered-response';
import {
  RENDER_TIME_HEADER,
  readTags,
  TAGS_HEADER,
  TIME_HEADER,
  toContentTime,
} from './cache-headers';
import { buildCsp, CSP, type Environment, FILE_CSP, readCspSettings } from './csp';
import { readErrorScreen } from './error-screen';
import { copyRequest, HttpCache, isShared, type SentRequest } from './http-cache';
import { PageRefresher } from './page-refresher';
import { refuseInvented } from './refuse-invented';
import { isUnreadableForm } from './refuse-requests';
import { BROTLI_PARAMS, chooseEncoding, represent } from './representation';
import { RequestCollapser } from './request-collapser';
import type { StaticArchive } from './static-archive';
import { serveStaticFiles } from './static-files';
import { VarnishPurger, varnishUrls } from './varnish';

type Options = {
  /** The framework's request handler. */
  handleWithNext: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Folder of the build. */
  distDir: string;
  /** Files of other releases. */
  archive: StaticArchive;
  env: Environment;
  /** The URL of this server, for its own screens. */
  origin: string;
};

const NO_STORE = 'private, no-cache, no-store, max-age=0';
const OF_A_PAGE = ['content-encoding', 'content-length', 'etag', TAGS_HEADER, RENDER_TIME_HEADER];
/** How often a request waits for another one, before it makes its response itself. */
const MAX_WAITS = 3;
/** How long an expiry waits for the responses that began before it. */
const SETTLE_MS = 1_000;
/** What somebody has asked for since then is rendered before its next visitor comes. */
const POPULAR_MS = 2_000;

/**
 * The way of a request: static files, addresses without a page, the HTTP cache, compression, the
 * Content-Security-Policy, the framework.
 */
export function siteHandler({ handleWithNext, distDir, archive, env, origin }: Options) {
  const compress = compression({ brotli: { params: BROTLI_PARAMS } });
  const settings = readCspSettings(env);
  const cache = new HttpCache(expiry());
  const collapser = new RequestCollapser();
  const running = new Set<Promise<unknown>>();
  const { cacheResults, renderSeconds } = metrics();
  const purgers = varnishUrls(env).map((url) => new VarnishPurger(url));
  const refresher = new PageRefresher(origin);
  expiry().onExpire(async (tags, time) => {
    const before = [...running];
    const popular = cache.expire(tags, Date.now() - POPULAR_MS);
    // The webhook waits for this, so nobody is told of content that is not sent yet.
    await refresher.refresh(popular);
    cache.removeExpired();
    await Promise.race([Promise.all(before), setTimeout(SETTLE_MS, null, { ref: false })]);
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
    const isRead = method === 'GET' || method === 'HEAD';
    // An editor may preview what is not published yet.
    const isEditor = DRAFT_COOKIES.test(headers.cookie ?? '');
    const path = url.split('?', 1)[0] ?? '/';
    const isUnknown = isRead && !isEditor && isUnknownPath(path);
    // They all look the same, so there is one response for them. To its data, without the hash that the
    // framework expects in the search string, it would be a redirect: the browser would go to that address.
    if (isUnknown) {
      request.url = ROUTES.noArticleFound + (headers.rsc === '1' ? url.slice(path.length) : '');
    }
    // Without it Varnish stores nothing.
    if (purgers.length > 0 && isShared(request)) {
      response.setHeader(TIME_HEADER, toContentTime(expiry().time));
    }
    respond(request, response, isRead).catch((error) => fail(request, response, error));
  }

  async function respond(
    request: IncomingMessage,
    response: ServerResponse,
    isRead: boolean,
  ): Promise<void> {
    const { url = '/', headers } = request;
    const isRefresh = refresher.takes(request);
    let isCached = !isRefresh && cache.send(request, response);
    if (!isCached) {
      const id = headers[REQUEST_ID_HEADER];
      if (typeof id === 'string') response.setHeader('X-Request-Id', id);
      if (isRead && (await refuseInvented(request, response))) return;
      await restoreForMarkdown(url.split('?', 1)[0] ?? '/');
      // Others would wait for the response to somebody who has left.
      if (response.destroyed) return;
    }
    for (let waits = 0; !isRefresh && !isCached && waits < MAX_WAITS; waits += 1) {
      const other = isShared(request) ? collapser.wait(url, expiry().generation) : null;
      if (other === null) break;
      await other;
      if (response.destroyed) return;
      isCached = cache.send(request, response);
    }
    if (isRead) cacheResults.inc({ layer: 'http', result: isCached ? 'hit' : 'miss' });
    if (isCached) return;
    compress(request, response, () => render(request, response, isRead));
  }

  function render(request: IncomingMessage, response: ServerResponse, isRead: boolean): void {
    const { url = '/' } = request;
    const { generation, time } = expiry();
    const stopTimer = renderSeconds.startTimer({ route: routeClass(url) });
    const sent = copyRequest(request);
    const isForAll = request.method === 'GET' && isShared(sent);
    let isStoring = false;
    const headers = Object.entries(response.getHeaders());
    const renderAgain = AsyncLocalStorage.bind(() => {
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      for (const [name, value = ''] of headers) response.setHeader(name, value);
      response.statusCode = 200;
      render(repeat(request, sent, url), response, isRead);
      resolve();
    });
    let resolve = () => {};
    /** The response is stored, or cannot be. */
    const decided = new Promise<void>((done) => {
      resolve = done;
    });
    if (isForAll) collapser.lead(url, generation, decided);
    if (isRead && !url.startsWith('/api/')) {
      running.add(decided);
      void decided.then(() => running.delete(decided));
    }
    response.once('close', () => {
      stopTimer();
      if (!isStoring) resolve();
    });
    bufferResponse(response, {
      isWanted: () =>
        isUnreadableForm(sent, response) || isDocument(request, response) || isShareable(response),
      finish: async (body) => {
        // The framework has joined this request to a render that had begun before the last change.
        if (isRead && isOlder(response, time)) {
          // A visitor who has left has let the others go already; nobody would end that response.
          if (!response.destroyed) renderAgain();
          return null;
        }
        if (isUnreadableForm(sent, response)) {
          response.statusCode = 400;
          return sent.headers[ACTION_HEADER] === undefined ? Buffer.from('Bad Request') : body;
        }
        const isHtml = isDocument(request, response);
        const complete = isHtml ? await completeDocument(response, body, url) : body;
        // The policy of a page is for its document and that one's 304, which has no type; the cache handler gives
        // it to the data of a page as well.
        const isData = sent.headers.rsc !== undefined;
        const isFile = isData || (!isHtml && response.hasHeader('content-type'));
        if (isFile || !response.hasHeader(CSP)) response.setHeader(CSP, FILE_CSP);
        // The data of a page is no other form of its document.
        if (isData) response.removeHeader('no-vary-search');
        vary(response, 'Accept-Encoding');
        const tags = readTags(response);
        // They are for caches of ours.
        if (purgers.length === 0) response.removeHeader(TAGS_HEADER);
        if (complete.length === 0 || !isShareable(response)) {
          if (isForAll && response.statusCode !== 304) collapser.note(url, false);
          resolve();
          return complete;
        }
        if (!response.hasHeader('etag')) response.setHeader('etag', etagOf(complete));
        const type = String(response.getHeader('content-type') ?? '');
        isStoring = true;
        try {
          const representations = await represent(complete, type);
          const made = { tags, time, generation };
          const isStored = cache.store(sent, { url, response, representations, made });
          if (isForAll) collapser.note(url, isStored);
          const encoding = chooseEncoding(sent.headers['accept-encoding'], representations);
          if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
          return representations.get(encoding) ?? complete;
        } finally {
          resolve();
        }
      },
      fail: (error) => fail(request, response, error),
    });
    request.url = toPage(isRead ? withReadSearch(url, sent.headers.rsc === '1') : url);
    handleWithNext(request, response).catch((error) => fail(request, response, error));
  }

  async function completeDocument(
    response: ServerResponse,
    body: Buffer,
    url: string,
  ): Promise<Buffer> {
    const own = String(response.getHeader(CSP) ?? '');
    // The cache handler has given it to every page that is cached.
    if (own.includes('script-src')) return body;
    if (response.statusCode >= 500) {
      const screen = await readErrorScreen(origin, url);
      for (const name of ['content-encoding', 'transfer-encoding', 'etag'])
        response.removeHeader(name);
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader('cache-control', NO_STORE);
      response.setHeader(CSP, screen.csp ?? buildCsp(screen.html, settings));
      return Buffer.from(screen.html);
    }
    response.setHeader(CSP, buildCsp(body.toString(), settings, own));
    return body;
  }

  return serveStaticFiles(handle, path.join(distDir, 'static'), (file) => archive.find(file));
}

function isDocument(request: IncomingMessage, response: ServerResponse): boolean {
  const type = response.getHeader('content-type');
  if (type !== undefined) return String(type).startsWith('text/html');
  // The framework's shortest response to what it could not render has no type.
  return response.statusCode >= 500 && String(request.headers.accept).includes('text/html');
}

/** The framework takes an address that ends with `.md` for that of a Markdown text, and reads this one as a page. */
function toPage(url: string): string {
  const [path = '/'] = url.split('?', 1);
  return isArticleNamedMarkdown(path) ? `${path.slice(0, -3)}%2Emd${url.slice(path.length)}` : url;
}

/** Whether a page was rendered before that time, and shows what has expired. */
function isOlder(response: ServerResponse, time: number): boolean {
  const renderTime = Number(response.getHeader(RENDER_TIME_HEADER) ?? time);
  response.removeHeader(RENDER_TIME_HEADER);
  return renderTime < time && expiry().isExpired(readTags(response) ?? [], renderTime);
}

/** The request as it was before the framework wrote into it. */
function repeat({ socket }: IncomingMessage, sent: SentRequest, url: string): IncomingMessage {
  const { method, headers } = sent;
  return Object.assign(new IncomingMessage(socket), { method, headers: { ...headers }, url });
}

/** For what the framework gives none: the files that are no screens. */
function etagOf(body: Buffer): string {
  return `"${createHash('sha1').update(body).digest('base64url')}"`;
}

function isShareable(response: ServerResponse): boolean {
  return /\bs-maxage=[1-9]/.test(String(response.getHeader('cache-control')));
}

function fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
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
