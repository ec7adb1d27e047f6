import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Received, startSite } from './start-site';

const BR = { 'accept-encoding': 'br' };
// A client that says who it is gets the framework's own response.
const FROM_FRAMEWORK = { authorization: 'Basic dmlzaXRvcg==', 'accept-encoding': 'identity' };
let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** What is compressed while it is sent has no length yet. */
function isCached({ headers }: Received): boolean {
  return headers['content-encoding'] === 'br' && headers['content-length'] !== undefined;
}

// The framework repeats a header where a page comes from the build's files.
function unique(head: readonly string[]): string[] {
  return [...new Set(head)];
}

/** Requests a page until the HTTP cache has it. */
function untilCached(path: string): Promise<Received> {
  return vi.waitFor(
    async () => {
      const response = await site.get(path, BR);
      expect(isCached(response), `${path} is cached`).toBe(true);
      return response;
    },
    { timeout: 10_000, interval: 20 },
  );
}

describe('a cached page', () => {
  test.each(['/', '/page-shared', '/missing-shared'])(
    '%s has the status, headers and bytes of the framework, in every encoding',
    async (path) => {
      await untilCached(path);
      const own = await site.get(path, FROM_FRAMEWORK);
      const plain = await site.get(path, { 'accept-encoding': 'identity' });
      expect(plain).toMatchObject({ status: own.status, text: own.text });
      expect(unique(plain.head)).toEqual(unique(own.head));
      expect(plain.headers['content-length']).toBe(String(plain.body.length));
      const br = await untilCached(path);
      expect(brotliDecompressSync(br.body).toString()).toBe(own.text);
      const zipped = await site.get(path, { 'accept-encoding': 'gzip;q=1.0, br;q=0.5' });
      expect(gunzipSync(zipped.body).toString()).toBe(own.text);
      for (const { headers, head } of [br, zipped]) {
        expect(unique(head)).toEqual(unique(own.head));
        expect(headers.vary).toContain('Accept-Encoding');
      }
    },
  );

  test('is not sent again to a browser that has it', async () => {
    const { headers, head } = await untilCached('/page-known');
    const etag = headers.etag ?? '';
    for (const known of [etag, `W/${etag}`]) {
      const response = await site.get('/page-known', { 'if-none-match': known });
      expect([response.status, response.body.length]).toEqual([304, 0]);
      expect(response.headers.etag).toBe(etag);
      expect(response.headers).not.toHaveProperty('content-type');
      expect(head).toEqual(expect.arrayContaining(response.head.slice(0, 1)));
    }
  });

  test('is the same for visitors with cookies of their own', async () => {
    await untilCached('/page-cookie');
    expect(isCached(await site.get('/page-cookie', { ...BR, cookie: 'theme=dark' }))).toBe(true);
  });
});

describe('what is unusual gets the framework’s own response', () => {
  test.each<[string, Record<string, string>]>([
    ['flight data', { rsc: '1' }],
    ['an editor who previews', { cookie: 'theme=dark; __prerender_bypass=abc' }],
    ['a part', { range: 'bytes=0-9' }],
    ['an image', { 'sec-fetch-dest': 'image' }],
    ['an identity', { authorization: 'Basic abc' }],
    ['an ETag that is not the page’s', { 'if-none-match': '"old"' }],
    ['a date', { 'if-modified-since': 'Mon, 01 Jan 2024 00:00:00 GMT' }],
    ['an encoding with a wildcard', { 'accept-encoding': 'br, *' }],
  ])('%s', async (_what, headers) => {
    await untilCached('/page-unusual');
    expect(isCached(await site.get('/page-unusual', { ...BR, ...headers }))).toBe(false);
  });

  test.each(['HEAD', 'POST', 'OPTIONS'])('%s', async (method) => {
    await untilCached('/page-method');
    expect(isCached(await site.send('/page-method', method, BR))).toBe(false);
  });

  test.each(['/?q=erp', '/dynamic', '/fails-cached', '/moved-cached', '/feed', '/_not-found'])(
    'the address %s',
    async (path) => {
      for (let request = 0; request < 4; request += 1) {
        expect(isCached(await site.get(path, BR)), `request ${request}`).toBe(false);
      }
    },
  );
});

test('a page whose content changed is never sent from the cache again', async () => {
  const before = brotliDecompressSync((await untilCached('/page-changed')).body).toString();
  await site.send('/api/revalidate', 'POST');
  const stale = await site.get('/page-changed', BR);
  expect(stale.headers['x-nextjs-cache']).toBe('STALE');
  expect(isCached(stale)).toBe(false);
  const framework = await vi.waitFor(async () => {
    const response = await site.get('/page-changed', FROM_FRAMEWORK);
    expect(response.headers['x-nextjs-cache']).toBe('HIT');
    return response;
  });
  expect(framework.text).not.toBe(before);
  // Without waiting: the framework has the new page, so must the cache.
  const next = await site.get('/page-changed', { 'accept-encoding': 'identity' });
  expect(next.text).toBe(framework.text);
  expect(brotliDecompressSync((await untilCached('/page-changed')).body).toString()).toBe(
    framework.text,
  );
});
