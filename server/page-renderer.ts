import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { IncomingMessage, type ServerResponse } from 'node:http';
import vary from 'vary';
import { withReadSearch } from '@/lib/routing/read-search';
import { withoutSearch } from '@/lib/routing/without-search';
import { isArticleNamedMarkdown } from '@/lib/server/cms/unknown-paths';
import { metrics } from '@/lib/server/ops/metrics';
import { routeClass } from '@/lib/server/ops/route-class';
import { expiry } from '@/lib/server/revalidation/expiry';
import { bufferResponse } from './buffered-response';
import { NO_STORE, RENDER_TIME_HEADER, readTags, TAGS_HEADER } from './cache-headers';
import { completeDocument } from './complete-document';
import { CSP, type CspSettings, FILE_CSP } from './csp';
import { failResponse } from './fail-response';
import type { HttpCache } from './http-cache';
import { chooseEncoding, represent } from './representation';
import type { RequestCollapser } from './request-collapser';
import { copyRequest, isRead, isShared, type SentRequest } from './sent-request';
import { isUnreadableForm, toBadRequest } from './unreadable-form';

type Options = {
  /** The framework's request handler. */
  handleWithNext: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  settings: CspSettings;
  /** The URL of this server, for its own screens. */
  origin: string;
  cache: HttpCache;
  collapser: RequestCollapser;
  /** Whether a cache in front reads the tags of a response. */
  sendsTags: boolean;
};

/** One response that is being made. */
type Render = {
  /** As the client sent it: the framework takes away headers that it has understood. */
  sent: SentRequest;
  url: string;
  /** The expiry's, when it began. */
  made: { time: number; generation: number };
};

/** Has the framework make responses, completes them, and stores what the HTTP cache may store. */
export class PageRenderer {
  readonly #options: Options;
  readonly #renderSeconds = metrics().renderSeconds;
  readonly #running = new Set<Promise<void>>();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Resolves when the responses that are being made now are stored, or cannot be. */
  async settle(): Promise<void> {
    await Promise.all(this.#running);
  }

  /** Makes the response, and ends it; never throws. */
  render(request: IncomingMessage, response: ServerResponse): void {
    const { handleWithNext, collapser } = this.#options;
    const { url = '/' } = request;
    const { generation, time } = expiry();
    const sent = copyRequest(request);
    const render = { sent, url, made: { generation, time } };
    const stopTimer = this.#renderSeconds.startTimer({ route: routeClass(url) });
    let decide = () => {};
    /** The response is stored, or cannot be. */
    const decided = new Promise<void>((resolve) => {
      decide = resolve;
    });
    if (isForAll(sent)) collapser.lead(url, generation, decided);
    if (isRead(sent) && !url.startsWith('/api/')) {
      this.#running.add(decided);
      void decided.then(() => this.#running.delete(decided));
    }
    let isFinishing = false;
    response.once('close', () => {
      stopTimer();
      // What has its whole body is stored, even if the visitor has left.
      if (!isFinishing) decide();
    });
    const headers = Object.entries(response.getHeaders());
    const closeListeners = response.rawListeners('close');
    const renderAgain = AsyncLocalStorage.bind(() => {
      stopTimer();
      // They are of a render that is over; each adds a handful.
      for (const listener of response.rawListeners('close')) {
        if (!closeListeners.includes(listener)) {
          Reflect.apply(response.off, response, ['close', listener]);
        }
      }
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      for (const [name, value = ''] of headers) response.setHeader(name, value);
      response.statusCode = 200;
      this.render(repeat(request, render), response);
    });
    bufferResponse(response, {
      isWanted: () =>
        isUnreadableForm(sent, response) || isDocument(request, response) || isShareable(response),
      finish: async (body) => {
        try {
          // The framework has joined this request to a render that had begun before the last change.
          if (isRead(sent) && isOlder(response, time)) {
            // A visitor who has left has let the others go already; nobody would end that response.
            if (!response.destroyed) renderAgain();
            return null;
          }
          isFinishing = true;
          if (isUnreadableForm(sent, response)) return toBadRequest(sent, body);
          const { statusCode: status } = response;
          return { status, body: await this.#finish(request, response, body, render) };
        } finally {
          decide();
        }
      },
      fail: (error) => failResponse(request, response, error),
    });
    request.url = toPage(isRead(sent) ? withReadSearch(url, sent.headers.rsc === '1') : url);
    handleWithNext(request, response).catch((error) => failResponse(request, response, error));
  }

  /** Completes the response and stores it; returns the body to send. */
  async #finish(
    request: IncomingMessage,
    response: ServerResponse,
    body: Buffer,
    { sent, url, made }: Render,
  ): Promise<Buffer> {
    const { settings, origin, cache, collapser, sendsTags } = this.#options;
    const isHtml = isDocument(request, response);
    // The error screen is a page like others to the framework; a cache in front would send the failure to everybody.
    if (response.statusCode >= 500) response.setHeader('cache-control', NO_STORE);
    const complete = isHtml
      ? await completeDocument(response, body, { settings, origin, url })
      : body;
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
    if (!sendsTags) response.removeHeader(TAGS_HEADER);
    if (complete.length === 0 || !isShareable(response)) {
      if (isForAll(sent) && response.statusCode !== 304) collapser.note(url, false);
      return complete;
    }
    if (!response.hasHeader('etag')) response.setHeader('etag', etagOf(complete));
    const type = String(response.getHeader('content-type') ?? '');
    const representations = await represent(complete, type);
    const isStored = cache.store(sent, { url, response, representations, made: { tags, ...made } });
    if (isForAll(sent)) collapser.note(url, isStored);
    const encoding = chooseEncoding(sent.headers['accept-encoding'], representations);
    if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
    return representations.get(encoding) ?? complete;
  }
}

/** Whether the response answers other requests as well. */
function isForAll(sent: SentRequest): boolean {
  return sent.method === 'GET' && isShared(sent);
}

function isDocument(request: IncomingMessage, response: ServerResponse): boolean {
  const type = response.getHeader('content-type');
  if (type !== undefined) return String(type).startsWith('text/html');
  // The framework's shortest response to what it could not render has no type.
  return response.statusCode >= 500 && String(request.headers.accept).includes('text/html');
}

/** The framework takes an address that ends with `.md` for that of a Markdown text, and reads this one as a page. */
function toPage(url: string): string {
  const path = withoutSearch(url);
  return isArticleNamedMarkdown(path) ? `${path.slice(0, -3)}%2Emd${url.slice(path.length)}` : url;
}

/** Whether a page was rendered before that time, and shows what has expired. */
function isOlder(response: ServerResponse, time: number): boolean {
  const renderTime = Number(response.getHeader(RENDER_TIME_HEADER) ?? time);
  response.removeHeader(RENDER_TIME_HEADER);
  return renderTime < time && expiry().isExpired(readTags(response) ?? [], renderTime);
}

/** The request as it was before the framework wrote into it. */
function repeat({ socket }: IncomingMessage, { sent, url }: Render): IncomingMessage {
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
