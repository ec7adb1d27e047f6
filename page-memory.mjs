// Keeps the pages that everybody shares ready to send, compressed once. See docs/decisions/0003.
import { randomUUID } from 'node:crypto';
import { get } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Name under which the page cache finds the function that forgets one page, or every page. */
export const FORGET_PAGES = Symbol.for('site.forgetPages');

const LIMITS = {
  /** How long a page is sent without asking the framework whether it is still the right one. */
  keptMs: 1_000,
  pages: 1_000,
  bytes: 64 * 1024 * 1024,
  pageBytes: 4 * 1024 * 1024,
};
const ASK_TIMEOUT_MS = 5_000;
const COPY_HEADER = 'x-page-memory';
// Whoever sends one of these may be due another answer than everybody: flight data, actions,
// previews, parts, conditions other than a known ETag, bodies, identities.
const OWN_ANSWER =
  /^(?:rsc|next-.*|x-next.*|x-prerender-.*|x-middleware-.*|x-matched-path|x-invoke-.*|range|if-(?!none-match).*|content-length|transfer-encoding|upgrade|expect|authorization)$/;
const PREVIEW_COOKIES = /__prerender_bypass|__next_preview_data/;
// The framework has a shorter 404 for what cannot be a page: a picture, a script.
const PAGE_DESTINATIONS = [undefined, 'document', 'empty'];
// They belong to the connection or to the coding and are written anew with each answer.
const CONNECTION_HEADERS = /^(?:connection|content-length|date|keep-alive|transfer-encoding)$/i;
// The framework leaves it out where it answers 304.
const BODY_HEADERS = /^content-type$/i;

/**
 * Stands before the framework's request handler. What it remembers is the framework's own answer to
 * a plain visitor, and only while the framework calls it current (`x-nextjs-cache: HIT`); whatever
 * is unusual about a request or an answer goes to the framework and back untouched.
 */
export class PageMemory {
  #handle;
  #limits;
  #pages = new Map();
  #bytes = 0;
  #copying = new Map();
  // Tells this memory's own requests from visitors'; nobody else can know it.
  #secret = randomUUID();

  constructor(handle, limits = {}) {
    this.#handle = handle;
    this.#limits = { ...LIMITS, ...limits };
  }

  /**
   * Forgets a page, also while it is being copied; without a path every page.
   *
   * @param path The page's address as the page cache names it, percent-encoded or not.
   */
  forget(path) {
    const isMeant = (url) => path === undefined || decode(url) === decode(path);
    for (const url of [...this.#pages.keys()]) if (isMeant(url)) this.#drop(url);
    for (const [url, copy] of this.#copying) if (isMeant(url)) copy.isOutdated = true;
  }

  /** How much is remembered. */
  get size() {
    return { pages: this.#pages.size, bytes: this.#bytes };
  }

  /** Answers a request: a listener of node:http. */
  answer(request, response) {
    const { url, headers } = request;
    if (headers[COPY_HEADER] === this.#secret) delete headers[COPY_HEADER];
    else if (isForEverybody(request)) {
      const page = this.#pages.get(url);
      if (page && page.freshUntil > Date.now() && send(page, request, response)) {
        this.#touch(url, page);
        return;
      }
      // While one visitor's request asks the framework, the crowd behind it need not.
      if (page) page.freshUntil = Date.now() + this.#limits.keptMs;
      // Read now: a connection that is closed has forgotten its address.
      const { localAddress: host, localPort: port } = request.socket;
      response.once('finish', () => this.#learn(url, { host, port }, response, page));
    }
    return this.#handle(request, response);
  }

  // The framework's answer to a visitor says whether the page is the one that is remembered.
  #learn(url, server, response, page) {
    if (!isCurrent((name) => response.getHeader(name))) return this.#drop(url);
    if (page && isSame(response, page)) {
      page.freshUntil = Date.now() + this.#limits.keptMs;
    } else if (response.statusCode !== 304 && isPage(response)) {
      this.#copy(url, server);
    }
  }

  // Asks once more, for the plain bytes, when the visitor has been answered.
  async #copy(url, server) {
    if (this.#copying.has(url)) return;
    const copy = { isOutdated: false };
    this.#copying.set(url, copy);
    try {
      const whole = await ask(
        {
          ...server,
          path: url,
          headers: { 'accept-encoding': 'identity', [COPY_HEADER]: this.#secret },
        },
        this.#limits.pageBytes,
      );
      const page = await toPage(whole);
      // Content that changed meanwhile may not be in it.
      if (!copy.isOutdated) this.#keep(url, page);
    } catch {
      // The framework answers, as it did.
    } finally {
      this.#copying.delete(url);
    }
  }

  #keep(url, page) {
    this.#drop(url);
    page.freshUntil = Date.now() + this.#limits.keptMs;
    this.#pages.set(url, page);
    this.#bytes += page.bytes;
    for (const oldest of this.#pages.keys()) {
      if (this.#pages.size <= this.#limits.pages && this.#bytes <= this.#limits.bytes) return;
      this.#drop(oldest);
    }
  }

  #drop(url) {
    this.#bytes -= this.#pages.get(url)?.bytes ?? 0;
    this.#pages.delete(url);
  }

  // A map lists what was put in last at its end, so the first one is the least recently used.
  #touch(url, page) {
    this.#pages.delete(url);
    this.#pages.set(url, page);
  }
}

function decode(path) {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function isForEverybody({ method, url, headers }) {
  if (method !== 'GET' || !/^\/(?!_|api\/)[^?]*$/.test(url)) return false;
  if (headers.cookie !== undefined && PREVIEW_COOKIES.test(headers.cookie)) return false;
  if (!PAGE_DESTINATIONS.includes(headers['sec-fetch-dest'])) return false;
  for (const name in headers) if (OWN_ANSWER.test(name)) return false;
  return true;
}

/** Whether the framework keeps the page, calls it current, and lets a shared cache keep it. */
function isCurrent(header) {
  return (
    header('x-nextjs-cache') === 'HIT' &&
    /\bs-maxage=[1-9]/.test(String(header('cache-control'))) &&
    header('set-cookie') === undefined
  );
}

function isPage(response) {
  return (
    [200, 404].includes(response.statusCode) &&
    String(response.getHeader('content-type')).startsWith('text/html')
  );
}

function isSame(response, page) {
  return (
    response.getHeader('etag') === page.etag && [304, page.status].includes(response.statusCode)
  );
}

/** Gets a page as it is on the wire. Rejects where it is not one to remember. */
function ask(options, mostBytes) {
  return new Promise((resolve, reject) => {
    const giveUp = (why) => {
      reject(new Error(why));
      request.destroy();
    };
    const request = get({ ...options, agent: false, timeout: ASK_TIMEOUT_MS }, (response) => {
      response.once('error', reject);
      if (!isWanted(response)) return giveUp('Not a page that everybody shares.');
      const { headers, rawHeaders, statusCode } = response;
      const chunks = [];
      let length = 0;
      response.on('data', (chunk) => {
        chunks.push(chunk);
        length += chunk.length;
        if (length > mostBytes) giveUp('Too large.');
      });
      response.once('end', () =>
        resolve({ rawHeaders, headers, statusCode, body: Buffer.concat(chunks) }),
      );
    });
    request.once('timeout', () => giveUp('Too slow.'));
    request.once('error', reject);
  });
}

function isWanted({ statusCode, headers }) {
  return (
    [200, 404].includes(statusCode) &&
    isCurrent((name) => headers[name]) &&
    String(headers['content-type']).startsWith('text/html') &&
    headers['content-encoding'] === undefined &&
    headers.etag !== undefined
  );
}

async function toPage({ rawHeaders, headers, statusCode, body }) {
  const packed = await pack(body, { brotliQuality: 5, gzipLevel: 6 });
  const kept = without(rawHeaders, CONNECTION_HEADERS);
  const bytes = body.length + packed.br.length + packed.gzip.length;
  const answer = toAnswer(statusCode, headers.etag, kept, { ...packed, identity: body });
  return { ...answer, bytes, freshUntil: 0 };
}

/** Packs text in the codings that browsers take. */
export async function pack(body, { brotliQuality, gzipLevel }) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(body, { params }),
    promisify(gzip)(body, { level: gzipLevel }),
  ]);
  return { br, gzip: zipped };
}

/**
 * What is ready to send, in every coding.
 *
 * @param headers Names, each followed by its value; without the coding's and the connection's.
 * @param bodies The bytes in the codings `br`, `gzip` and `identity`.
 */
export function toAnswer(status, etag, headers, bodies) {
  const codings = Object.entries(bodies).map(([coding, body]) => {
    const length = ['Content-Length', String(body.length)];
    const named = coding === 'identity' ? [] : ['Content-Encoding', coding];
    return [coding, { headers: [...headers, ...length, ...named], body }];
  });
  return {
    status,
    etag,
    unchanged: without(headers, BODY_HEADERS),
    codings: Object.fromEntries(codings),
  };
}

/** Raw headers are a list of names, each followed by its value. */
function without(rawHeaders, names) {
  return rawHeaders.filter((_, index) => !names.test(rawHeaders[index - (index % 2)]));
}

/** Sends the answer in the way this visitor asks for; false where the framework has to judge that. */
export function send(page, { headers }, response) {
  const known = headers['if-none-match'];
  if (known !== undefined) {
    if (known !== page.etag && known !== `W/${page.etag}`) return false;
    if (headers['cache-control'] !== undefined) return false;
    response.writeHead(304, page.unchanged).end();
    return true;
  }
  const coding = chooseCoding(headers['accept-encoding']);
  if (coding === null) return false;
  const { headers: coded, body } = page.codings[coding];
  response.writeHead(page.status, coded).end(body);
  return true;
}

/** The coding that suits an Accept-Encoding; null where it says something unusual. */
function chooseCoding(accepted) {
  if (!accepted || accepted === 'identity') return 'identity';
  const weights = new Map(accepted.toLowerCase().split(',').map(toWeight));
  if (weights.has('*') || weights.has('identity')) return null;
  const br = weights.get('br') ?? 0;
  const zipped = weights.get('gzip') ?? 0;
  if (br > 0 || zipped > 0) return br >= zipped ? 'br' : 'gzip';
  return weights.has('deflate') ? null : 'identity';
}

function toWeight(part) {
  const [name, weight] = part.trim().split(/\s*;\s*q=/);
  return [name, weight === undefined ? 1 : Number(weight)];
}
