import { get } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signPreviewToken } from '@/lib/server/preview/preview-token';
import { previewOf } from '@/tests/fixtures/preview';
import { eventually } from '@/tests/support/eventually';
import { type Received, startSite } from './start-site';

const BR = { 'accept-encoding': 'br' };
// A client that sends a token gets the framework's own response.
const FROM_FRAMEWORK = { authorization: 'Bearer visitor', 'accept-encoding': 'identity' };
const PREVIEW_SECRET = 'a-secret-of-the-tests';
let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  site = await startSite({ PREVIEW_SECRET });
});
afterAll(() => site.stop());

/** A cache says how old its copy is. */
function isCached({ headers }: Received): boolean {
  return headers.age !== undefined;
}

/** What does not belong to the one transfer. */
function unique(head: readonly string[]): string[] {
  const lines = head.filter((line) => !/^(?:age|x-nextjs-cache|x-request-id):/i.test(line));
  const named = lines.map((line) => line.toLowerCase().replace(/s-maxage=\d+/, 's-maxage'));
  return [...new Set(named)].sort();
}

/** Requests a page until the HTTP cache has it. */
function untilCached(path: string): Promise<Received> {
  return eventually(async () => {
    const response = await site.get(path, BR);
    expect(isCached(response), `${path} is cached`).toBe(true);
    return response;
  });
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
      // The first one is what a cache in front stores.
      const rendered = await site.get(path, { ...FROM_FRAMEWORK, ...BR });
      expect(rendered.body.equals(br.body)).toBe(true);
      const zipped = await site.get(path, { 'accept-encoding': 'gzip;q=1.0, br;q=0.5' });
      expect(gunzipSync(zipped.body).toString()).toBe(own.text);
      for (const { headers, head } of [br, zipped]) {
        expect(unique(head)).toEqual(unique(own.head));
        expect(headers.vary).toContain('Accept-Encoding');
      }
    },
  );

  test.each(['/page-aged', '/moved-aged', '/feed/aged'])(
    '%s is stored no longer than the page cache has it',
    async (path) => {
      const secondsOf = async () => {
        const { headers } = await site.get(path, FROM_FRAMEWORK);
        return Number(
          /^public, max-age=0, s-maxage=(\d+)$/.exec(headers['cache-control'] ?? '')?.[1],
        );
      };
      expect(await secondsOf()).toBe(300);
      await eventually(async () => expect(await secondsOf()).toBeLessThan(300));
      expect(await secondsOf()).toBeGreaterThan(0);
    },
  );

  test('what a route handler does not find is stored for five minutes, not for a year', async () => {
    const { status, headers } = await site.get('/feed/1', FROM_FRAMEWORK);
    expect([status, headers['cache-control']]).toEqual([404, 'public, max-age=0, s-maxage=300']);
  });

  test('is not sent again to a browser that has it', async () => {
    const { headers, head } = await untilCached('/page-known');
    const etag = headers.etag ?? '';
    for (const known of [etag, etag.slice(2), `"other", ${etag}`]) {
      const response = await site.get('/page-known', { 'if-none-match': known });
      expect([response.status, response.body.length]).toEqual([304, 0]);
      expect(response.headers.etag).toBe(etag);
      // A cache in front takes them for those of what it has stored.
      expect(response.headers.vary).toBe(headers.vary);
      expect(response.headers['cache-control']).toBe(headers['cache-control']);
      expect(response.headers).not.toHaveProperty('content-type');
      expect(unique(head)).toEqual(expect.arrayContaining(unique(response.head)));
    }
  });

  // All redirects have one ETag: a browser would go on following one that leads elsewhere by now.
  test.each(['/moved-known', '/missing-known'])(
    '%s is sent again to a browser that has it, by the framework and by us',
    async (path) => {
      const { status, headers } = await site.get(path, FROM_FRAMEWORK);
      const condition = { 'if-none-match': headers.etag ?? '' };
      expect((await site.get(path, { ...FROM_FRAMEWORK, ...condition })).status).toBe(status);
      await untilCached(path);
      expect((await site.get(path, condition)).status).toBe(status);
    },
  );

  test('says to nobody with which search string somebody else has opened it', async () => {
    const documents: Record<string, string>[] = [{}, { rsc: '0' }];
    for (const [index, headers] of documents.entries()) {
      const path = `/page-opened-${index}`;
      await site.get(`${path}?email=anna&_rsc=anna`, { 'accept-encoding': 'identity', ...headers });
      const { text } = await site.get(path, { 'accept-encoding': 'identity' });
      expect(text).toContain('</html>');
      expect(text).not.toContain('anna');
    }
  });

  test('is the same for visitors with cookies of their own', async () => {
    await untilCached('/page-cookie');
    expect(isCached(await site.get('/page-cookie', { ...BR, cookie: 'theme=dark' }))).toBe(true);
  });
});

describe('what is not for everybody gets the framework’s own response', () => {
  test.each<[string, Record<string, string>]>([
    ['flight data', { rsc: '1' }],
    ['a token', { authorization: 'Bearer abc' }],
  ])('%s', async (_what, headers) => {
    await untilCached('/page-unusual');
    expect(isCached(await site.get('/page-unusual', { ...BR, ...headers }))).toBe(false);
  });

  test('an editor who previews; not what only says so', async () => {
    await untilCached('/page-unusual');
    const isCachedWith = async (cookie: string) =>
      isCached(
        await site.get('/page-unusual?from=link', { ...BR, cookie: `theme=dark; ${cookie}` }),
      );
    const preview = previewOf({ path: '/page-unusual' });
    await untilCached('/page-unusual?from=link');
    const token = await signPreviewToken(preview, 'see', PREVIEW_SECRET);
    expect(await isCachedWith(`__prerender_bypass=abc; site-preview=${token}`)).toBe(false);
    const other = await signPreviewToken({ ...preview, path: '/' }, 'see', PREVIEW_SECRET);
    const forged = ['x', other, await signPreviewToken(preview, 'see', 'another-secret-of-16')];
    for (const one of forged) {
      expect(await isCachedWith(`__prerender_bypass=abc; site-preview=${one}`)).toBe(true);
    }
    for (const name of ['__prerender_bypass', '__next_preview_data', 'x=__prerender_bypass']) {
      expect(await isCachedWith(`${name}=abc`)).toBe(true);
    }
  });

  test('and a page that was first asked for as data is a document for the next visitor', async () => {
    // The framework names its data in the search string, which this page says does not matter.
    const { headers: moved } = await site.get('/page-data-first', { rsc: '1' });
    for (let request = 0; request < 3; request += 1) {
      const flight = await site.get(String(moved.location), { ...BR, rsc: '1' });
      expect(flight.headers['content-type']).toBe('text/x-component');
      // A browser would take it for the document.
      expect(flight.headers).not.toHaveProperty('no-vary-search');
      expect(isCached(flight)).toBe(false);
    }
    const { headers } = await untilCached('/page-data-first');
    expect(headers['content-type']).toContain('text/html');
  });

  test.each(['POST', 'OPTIONS'])('%s', async (method) => {
    await untilCached('/page-method');
    expect(isCached(await site.send('/page-method', method, BR))).toBe(false);
  });

  test('a page whose address anybody can invent is rendered once, and said to be stored nowhere', async () => {
    const { text } = await site.get('/invented-1', { 'accept-encoding': 'identity' });
    for (let request = 0; request < 4; request += 1) {
      const again = await site.get('/invented-1', { 'accept-encoding': 'identity' });
      expect([isCached(again), again.headers['x-accel-expires']]).toEqual([false, '0']);
      expect(again.text).toBe(text);
    }
  });

  test.each(['/dynamic', '/fails-cached', '/unexpected-error'])('the address %s', async (path) => {
    for (let request = 0; request < 4; request += 1) {
      expect(isCached(await site.get(path, BR)), `request ${request}`).toBe(false);
    }
  });
});

describe('what is cached for everybody is cached by the rules of HTTP', () => {
  test('the search string makes another page, where the page does not say that it makes none', async () => {
    await untilCached('/search');
    expect(isCached(await site.get('/search?q=erp', BR))).toBe(false);
    expect(isCached(await untilCached('/search?q=erp'))).toBe(true);
  });

  test('a parameter that its screen does not read makes no other page', async () => {
    await untilCached('/quote?service=erp');
    expect(isCached(await site.get('/quote?gclid=1&service=erp&x', BR))).toBe(true);
    expect(isCached(await site.get('/quote?service=other', BR))).toBe(false);
  });

  test('another way to write an address makes no other page, and is not stored in front', async () => {
    const { body, headers } = await untilCached('/page-written');
    expect(headers).not.toHaveProperty('x-accel-expires');
    for (const path of ['/%70age-written', '/page%2dwritten?x=1']) {
      const other = await site.get(path, BR);
      expect([isCached(other), other.headers['x-accel-expires']]).toEqual([true, '0']);
      expect(other.body.equals(body)).toBe(true);
    }
  });

  test('HEAD has the headers of GET and no body', async () => {
    const cached = await untilCached('/page-head');
    const head = await site.send('/page-head', 'HEAD', BR);
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe(cached.headers['content-length']);
    expect(unique(head.head)).toEqual(unique(cached.head));
  });

  test.each([
    ['br;q=0, gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['*', 'br'],
    ['identity', undefined],
    ['', undefined],
    ['deflate', undefined],
  ])('Accept-Encoding: %s', async (accepted, encoding) => {
    await untilCached('/page-coding');
    const { headers } = await site.get('/page-coding', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
  });
});

/** Requests a page as this many visitors do, each from a link of their own. */
function visit(path: string, visitors: number): Promise<Received[]> {
  return Promise.all(
    Array.from({ length: visitors }, (_, index) =>
      site.get(`${path}?from=${index}`, { 'accept-encoding': 'identity' }),
    ),
  );
}

/** How many requests the framework was asked to answer, because the HTTP cache could not. */
async function countMisses(): Promise<number> {
  const { text } = await site.get('/api/metrics');
  return Number(/layer="http",result="miss"\} (\d+)/.exec(text)?.[1]);
}

describe('when content changes', () => {
  test('a page that many request while it is rendered is rendered once', async () => {
    const path = '/page-data-first';
    await untilCached(path);
    // It is not one of those that are rendered before their next visitor comes.
    for (let other = 0; other < 8; other += 1) await untilCached(`/page-other-${other}`);
    await site.send('/api/revalidate', 'POST');
    const visits = await visit(path, 30);
    expect(visits.filter((one) => !isCached(one))).toHaveLength(1);
    expect(new Set(visits.map(({ text }) => text)).size).toBe(1);
  });

  test('nobody waits for a page that many visit', async () => {
    const path = '/page-data-first';
    const { body } = await untilCached(path);
    const before = brotliDecompressSync(body).toString();
    const [during] = await Promise.all([visit(path, 30), site.send('/api/revalidate', 'POST')]);
    const after = await visit(path, 30);
    expect([...during, ...after].every(isCached)).toBe(true);
    const [text] = after.map((one) => one.text);
    expect(text).not.toBe(before);
    expect(new Set([text, before])).toEqual(new Set([...during, ...after].map((one) => one.text)));
  });

  test('the old page is never sent again, by no layer', async () => {
    const before = brotliDecompressSync((await untilCached('/page-changed')).body).toString();
    await site.send('/api/revalidate', 'POST');
    // Without waiting.
    const next = await site.get('/page-changed', { 'accept-encoding': 'identity' });
    expect(next.text).not.toBe(before);
    expect((await site.get('/page-changed', FROM_FRAMEWORK)).text).toBe(next.text);
  });

  test.each<[string, Record<string, string>]>([
    ['page', {}],
    ['data', { rsc: '1' }],
  ])('a %s that was being rendered is sent to nobody who comes later', async (what, headers) => {
    const path = `/held-${what}`;
    const other = { 'accept-encoding': 'identity' };
    const isData = headers.rsc !== undefined;
    const address = isData ? String((await site.get(path, headers)).headers.location) : path;
    await site.send('/api/hold', 'POST');
    const before = site.get(address, { ...other, ...headers });
    await eventually(async () => expect((await site.get('/api/hold')).text).toBe('1'));
    await site.send('/api/revalidate', 'POST');
    const misses = await countMisses();
    const after = site.get(path, other);
    await eventually(async () => expect(await countMisses()).toBeGreaterThan(misses));
    await site.send('/api/hold', 'DELETE');
    const content = ({ text }: Received) => /held-\w+, render \d+/.exec(text)?.[0];
    expect(content(await before)).toContain('render');
    expect(content(await after)).not.toBe(content(await before));
    const { text, headers: sent } = await after;
    expect(text).toContain('</html>');
    expect(sent).not.toHaveProperty('x-render-time');
    expect((await site.get(path, other)).text).toBe(text);
    expect((await site.get(path, FROM_FRAMEWORK)).text).toBe(text);
  });

  test('a visitor who leaves before that holds up nobody', async () => {
    await untilCached('/held-left');
    await site.send('/api/hold', 'POST');
    await site.send('/api/revalidate', 'POST');
    const before = site.get('/held-left', { 'accept-encoding': 'identity' });
    await eventually(async () => expect((await site.get('/api/hold')).text).toBe('1'));
    await site.send('/api/revalidate', 'POST');
    const misses = await countMisses();
    const leaving = get({ port: site.port, path: '/held-left' });
    leaving.on('error', () => {});
    await eventually(async () => expect(await countMisses()).toBeGreaterThan(misses));
    // What came later has been answered: the framework has joined the request to the render.
    await site.get('/page-joined', FROM_FRAMEWORK);
    leaving.destroy();
    await eventually(async () =>
      expect((await site.get('/api/metrics')).text).toContain('status="499"'),
    );
    await site.send('/api/hold', 'DELETE');
    await before;
    expect((await site.get('/held-left')).status).toBe(200);
  });

  test('a redirect of a route handler is not sent again', async () => {
    const find = async () => (await site.get('/feed/moving', FROM_FRAMEWORK)).headers.location;
    const before = await find();
    expect(await find()).toBe(before);
    await site.send('/api/revalidate?tag=content:menus', 'POST');
    expect(await find()).not.toBe(before);
  });

  test('a page that shows nothing of it stays', async () => {
    await untilCached('/page-unrelated');
    await site.send('/api/revalidate?tag=content:others', 'POST');
    expect(isCached(await site.get('/page-unrelated', BR))).toBe(true);
  });

  test('visitors cannot have a page rendered by a header, and are not told what is in it', async () => {
    const { headers } = await untilCached('/page-unrelated');
    expect(headers).not.toHaveProperty('xkey');
    expect(isCached(await site.get('/page-unrelated', { ...BR, 'x-refresh': 'guess' }))).toBe(true);
  });
});
