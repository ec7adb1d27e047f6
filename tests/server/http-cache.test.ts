import { createServer, type IncomingHttpHeaders, request, type ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { HttpCache } from '@/server/http-cache';

const HTML = `<!doctype html><h1>Karibu</h1>${'<p>Words that everybody reads.</p>'.repeat(80)}`;
const HOUR_MS = 3_600_000;

type Answer = { status?: number; headers?: Record<string, string>; body?: string };

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

describe('a page that everybody shares', () => {
  test('is asked for once, then sent from memory with the same status, headers and bytes', async () => {
    const site = await serve();
    const own = await site.get('/contact');
    await site.remembers('/contact');
    const asked = site.asked();
    const remembered = await site.get('/contact');

    expect(site.asked()).toBe(asked);
    expect(remembered).toEqual(own);
    expect(remembered.body.toString()).toBe(HTML);
  });

  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['identity', undefined],
    ['zstd', undefined],
  ])('with Accept-Encoding "%s" is sent as %s, and is the same page', async (accepted, coding) => {
    const site = await serve();
    await site.remembers('/');
    const asked = site.asked();
    const answer = await site.get('/', { 'accept-encoding': accepted });

    expect(site.asked()).toBe(asked);
    expect(answer.headers['content-encoding']).toBe(coding);
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
    expect(decode(answer.body, coding)).toBe(HTML);
  });

  test('is not sent again to a browser that has it', async () => {
    const site = await serve();
    await site.remembers('/');
    const asked = site.asked();
    for (const known of ['"one"', 'W/"one"']) {
      const answer = await site.get('/', { 'if-none-match': known });
      expect(answer.status).toBe(304);
      expect(answer.body).toHaveLength(0);
      expect(answer.headers).toMatchObject({ etag: '"one"', vary: 'rsc, Accept-Encoding' });
      expect(answer.headers).not.toHaveProperty('content-type');
    }
    expect(site.asked()).toBe(asked);
  });

  test('may be the 404', async () => {
    const site = await serve(() => ({ status: 404 }));
    await site.remembers('/no-such-page');
    expect((await site.get('/no-such-page')).status).toBe(404);
  });

  test('is asked about again after a moment, once for a crowd', async () => {
    const site = await serve(() => ({}), { TTL_MS: 200 });
    await site.remembers('/');
    const asked = site.asked();
    await new Promise((resolve) => setTimeout(resolve, 220));
    await Promise.all(Array.from({ length: 20 }, () => site.get('/')));
    expect(site.asked()).toBe(asked + 1);
  });
});

describe('what is unusual goes to the framework', () => {
  test.each<[string, IncomingHttpHeaders]>([
    ['flight data', { rsc: '1' }],
    ['a prefetch', { 'next-router-prefetch': '1' }],
    ['a segment', { 'next-router-segment-prefetch': '/_tree' }],
    ['an action', { 'next-action': 'abc' }],
    ['an order to make the page anew', { 'x-prerender-revalidate': 'abc' }],
    ['a part', { range: 'bytes=0-9' }],
    ['an editor who previews', { cookie: 'theme=dark; __prerender_bypass=abc' }],
    ['data of a preview', { cookie: '__next_preview_data=abc' }],
    ['a picture', { 'sec-fetch-dest': 'image' }],
    ['an identity', { authorization: 'Basic abc' }],
    ['an ETag that is not the page’s', { 'if-none-match': '"old"' }],
    ['a list of ETags', { 'if-none-match': '"old", "one"' }],
    ['a reload past all caches', { 'if-none-match': '"one"', 'cache-control': 'no-cache' }],
    ['a date', { 'if-modified-since': 'Mon, 01 Jan 2024 00:00:00 GMT' }],
    ['any coding but plain', { 'accept-encoding': 'identity;q=0, *' }],
    ['deflate alone', { 'accept-encoding': 'deflate' }],
  ])('%s', async (_what, headers) => {
    const site = await serve();
    await site.remembers('/');
    const asked = site.asked();
    await site.get('/', headers);
    expect(site.asked()).toBeGreaterThan(asked);
  });

  test.each(['HEAD', 'POST', 'OPTIONS'])('%s', async (method) => {
    const site = await serve();
    await site.remembers('/');
    const asked = site.asked();
    await site.get('/', {}, method);
    expect(site.asked()).toBe(asked + 1);
  });

  test.each(['/?q=erp', '/api/form-token', '/_next/static/a.js', '/_not-found'])(
    'the address %s',
    async (address) => {
      const site = await serve();
      await site.get(address);
      await site.get(address);
      expect(site.asked()).toBe(2);
      expect(site.memory.size.pages).toBe(0);
    },
  );

  test('cookies of visitors change nothing', async () => {
    const site = await serve();
    await site.remembers('/');
    const asked = site.asked();
    await site.get('/', { cookie: 'theme=dark' });
    expect(site.asked()).toBe(asked);
  });
});

describe('an answer is not remembered', () => {
  test.each<[string, Answer]>([
    ['an error', { status: 500 }],
    ['a redirect', { status: 308, headers: { location: '/blogs' } }],
    ['the old page, while the new one is made', { headers: { 'x-nextjs-cache': 'STALE' } }],
    ['a page made for this visitor', { headers: { 'x-nextjs-cache': 'MISS' } }],
    ['a page that no shared cache may keep', { headers: { 'cache-control': 'no-store' } }],
    ['a page with a cookie', { headers: { 'set-cookie': 'a=b' } }],
    ['a feed', { headers: { 'content-type': 'application/xml' } }],
  ])('that is %s', async (_what, answer) => {
    const site = await serve(() => answer);
    await site.get('/');
    await settled();
    await site.get('/');
    expect(site.memory.size.pages).toBe(0);
  });

  test('that is larger than a page', async () => {
    const site = await serve(() => ({}), { MAX_PAGE_BYTES: 100 });
    await site.get('/');
    await settled();
    expect(site.memory.size).toEqual({ pages: 0, bytes: 0 });
  });

  test('of which content changed while it was copied', async () => {
    const site = await serve(
      () => ({}),
      {},
      (isCopy) => isCopy && site.memory.invalidate(),
    );
    await site.get('/');
    await settled();
    expect(site.memory.size.pages).toBe(0);
  });
});

describe('what is remembered', () => {
  test('is forgotten at once when content changed', async () => {
    let body = HTML;
    const site = await serve(() => ({ body, headers: { etag: `"${body.length}"` } }));
    await site.remembers('/');
    body = `${HTML}<p>News</p>`;
    expect((await site.get('/')).body.toString()).toBe(HTML);
    site.memory.invalidate();
    expect((await site.get('/')).body.toString()).toBe(body);
    expect(site.memory.size.bytes).toBeLessThan(2 * HTML.length);
  });

  test('is forgotten alone when that page is made anew', async () => {
    const site = await serve();
    await site.remembers('/');
    await site.remembers('/post/caf%C3%A9');
    site.memory.invalidate('/post/café');
    expect(site.memory.size.pages).toBe(1);
    site.memory.invalidate('/');
    expect(site.memory.size).toEqual({ pages: 0, bytes: 0 });
  });

  test('is replaced by a newer page, and dropped when the framework calls it stale', async () => {
    let answer: Answer = {};
    const site = await serve(() => answer, { TTL_MS: 50 });
    await site.remembers('/');
    await new Promise((resolve) => setTimeout(resolve, 60));
    answer = { body: 'new words', headers: { etag: '"two"' } };
    await site.get('/');
    await vi.waitFor(async () => expect((await site.get('/')).body.toString()).toBe('new words'));
    answer = { headers: { 'x-nextjs-cache': 'STALE' } };
    await new Promise((resolve) => setTimeout(resolve, 60));
    await site.get('/');
    await settled();
    expect(site.memory.size).toEqual({ pages: 0, bytes: 0 });
  });

  test('is bounded in number: what nobody asked for longest goes', async () => {
    const site = await serve(() => ({}), { MAX_PAGES: 2 });
    await site.remembers('/a');
    await site.remembers('/b');
    await site.get('/a');
    await site.remembers('/c');
    expect(site.memory.size.pages).toBe(2);
    const asked = site.asked();
    await site.get('/a');
    expect(site.asked()).toBe(asked);
    await site.get('/b');
    expect(site.asked()).toBeGreaterThan(asked);
  });

  test('is bounded in bytes', async () => {
    const site = await serve(() => ({}), { MAX_BYTES: HTML.length * 3 });
    for (const address of ['/a', '/b', '/c', '/d', '/e']) await site.remembers(address);
    expect(site.memory.size.bytes).toBeLessThanOrEqual(HTML.length * 3);
    expect(site.memory.size.pages).toBeLessThan(5);
  });
});

test('nobody can pass for the memory', async () => {
  const site = await serve();
  await site.remembers('/');
  const asked = site.asked();
  await site.get('/', { 'x-http-cache-fill': 'guess' });
  expect(site.asked()).toBe(asked);
});

/** A site whose framework gives `toAnswer()`, as the real one would send it. */
async function serve(
  toAnswer: () => Answer = () => ({}),
  limits: ConstructorParameters<typeof HttpCache>[1] = {},
  onRequest: (isCopy: boolean) => void = () => undefined,
) {
  let asked = 0;
  const memory = new HttpCache(
    (incoming, response) => {
      asked += 1;
      onRequest(asked > 1);
      answer(incoming.headers, response, toAnswer());
    },
    { TTL_MS: HOUR_MS, ...limits },
  );
  const server = createServer((incoming, response) => void memory.handle(incoming, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const get = (path: string, headers: IncomingHttpHeaders = {}, method = 'GET') =>
    ask(port, path, headers, method);
  return {
    memory,
    get,
    asked: () => asked,
    async remembers(path: string) {
      await vi.waitFor(
        async () => {
          const before = asked;
          await get(path);
          expect(asked).toBe(before);
        },
        { interval: 5 },
      );
    },
  };
}

/** Long enough for a copy to be made, if one is. */
async function settled() {
  await new Promise((resolve) => setTimeout(resolve, 60));
}

function answer(known: IncomingHttpHeaders, response: ServerResponse, given: Answer) {
  const body = given.body ?? HTML;
  response.statusCode = given.status ?? 200;
  const headers = {
    vary: 'rsc, Accept-Encoding',
    'x-nextjs-cache': 'HIT',
    'cache-control': 's-maxage=300, stale-while-revalidate=31535700',
    etag: '"one"',
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    ...given.headers,
  };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (known['if-none-match'] === headers.etag) response.statusCode = 304;
  response.end(body);
}

type Received = { status: number; headers: IncomingHttpHeaders; body: Buffer };

function ask(port: number, path: string, headers: IncomingHttpHeaders, method: string) {
  return new Promise<Received>((resolve, reject) => {
    const outgoing = request({ port, path, method, headers, host: '127.0.0.1' }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const { date: _date, ...kept } = response.headers;
        resolve({
          status: response.statusCode ?? 0,
          headers: kept,
          body: Buffer.concat(chunks),
        });
      });
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

function decode(body: Buffer, coding: string | undefined): string {
  if (coding === 'br') return brotliDecompressSync(body).toString();
  return (coding === 'gzip' ? gunzipSync(body) : body).toString();
}
