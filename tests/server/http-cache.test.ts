import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { HttpCache } from '@/server/http-cache';

// The cache's own limits. What it does with the framework is tested in site/http-cache.test.ts.

const HTML = `<!doctype html>${'<p>Words that everybody reads.</p>'.repeat(80)}`;
const TTL_MS = 1_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

function later(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}

test('a page is checked again after a second, once for all visitors', async () => {
  const site = await serve();
  await site.untilCached('/');
  const before = site.requests();
  later(TTL_MS + 1);
  await Promise.all(Array.from({ length: 20 }, () => site.get('/')));
  expect(site.requests()).toBe(before + 1);
});

describe('a page is not stored', () => {
  test('that is too large', async () => {
    const site = await serve({ MAX_PAGE_BYTES: 100 });
    await site.expectNeverCached('/');
    expect(site.cache.size).toEqual({ pages: 0, bytes: 0 });
  });

  test('whose content changed while it was fetched', async () => {
    const site = await serve({}, () => site.cache.invalidate());
    await site.expectNeverCached('/');
  });
});

describe('what is stored', () => {
  test('is removed at once when content changed', async () => {
    const site = await serve();
    await site.untilCached('/');
    site.setBody(`${HTML}<p>News</p>`);
    expect(await site.get('/')).not.toContain('News');
    site.cache.invalidate();
    expect(await site.get('/')).toContain('News');
  });

  test('is removed alone when one page is regenerated', async () => {
    const site = await serve();
    await site.untilCached('/');
    await site.untilCached('/post/caf%C3%A9');
    site.cache.invalidate('/post/café');
    expect(site.cache.size.pages).toBe(1);
    site.cache.invalidate('/');
    expect(site.cache.size).toEqual({ pages: 0, bytes: 0 });
  });

  test('is limited in number: the least recently used page goes', async () => {
    const site = await serve({ MAX_PAGES: 2 });
    await site.untilCached('/a');
    await site.untilCached('/b');
    await site.get('/a');
    await site.untilCached('/c');
    expect(site.cache.size.pages).toBe(2);
    const before = site.requests();
    await site.get('/a');
    expect(site.requests()).toBe(before);
    await site.get('/b');
    expect(site.requests()).toBeGreaterThan(before);
  });

  test('is limited in bytes', async () => {
    const site = await serve({ MAX_BYTES: HTML.length * 3 });
    for (const path of ['/a', '/b', '/c', '/d', '/e']) await site.untilCached(path);
    expect(site.cache.size.bytes).toBeLessThanOrEqual(HTML.length * 3);
    expect(site.cache.size.pages).toBeLessThan(5);
  });
});

test('no client can pass for the cache itself', async () => {
  const site = await serve();
  await site.untilCached('/');
  const before = site.requests();
  await site.get('/', { 'x-http-cache-fill': 'guess' });
  expect(site.requests()).toBe(before);
});

/** A cache in front of a handler that answers every request with a page that may be cached. */
async function serve(
  limits: ConstructorParameters<typeof HttpCache>[1] = {},
  onRequest: () => void = () => undefined,
) {
  let requests = 0;
  let body = HTML;
  const cache = new HttpCache(
    (_request, response) => {
      requests += 1;
      onRequest();
      respond(response, body);
    },
    { TTL_MS, ...limits },
  );
  const server = createServer((request, response) => void cache.handle(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const get = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { ...headers } })).text();
  /** Whether a request reaches the handler. */
  const isCached = async (path: string) => {
    const before = requests;
    await get(path);
    return requests === before;
  };
  return {
    cache,
    get,
    requests: () => requests,
    setBody: (html: string) => {
      body = html;
    },
    untilCached: (path: string) =>
      vi.waitFor(async () => expect(await isCached(path)).toBe(true), { interval: 5 }),
    async expectNeverCached(path: string) {
      const before = requests;
      // Until the cache has fetched the page three times in vain.
      for (let visits = 0; requests - before - visits < 3; visits += 1) {
        expect(await isCached(path)).toBe(false);
      }
    },
  };
}

function respond(response: ServerResponse, body: string): void {
  response.setHeader('x-nextjs-cache', 'HIT');
  response.setHeader('cache-control', 's-maxage=300');
  response.setHeader('etag', `"${body.length}"`);
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(body);
}
