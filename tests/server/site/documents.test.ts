import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NO_STORE } from '@/server/cache-headers';
import { startSite } from './start-site';

const CSP = 'content-security-policy';
let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  site = await startSite({ CONTENT_API_URL: 'http://cms.example:1337' });
});
afterAll(() => site.stop());

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => code,
  );
}

function hash(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

describe('the Content-Security-Policy', () => {
  test.each(['/', '/page-with-policy', '/missing-policy', '/dynamic', '/fails-policy'])(
    'of %s lets every script of ours run, whatever the embedded styles and scripts say',
    async (path) => {
      const { headers, text } = await site.get(path);
      const scripts = inlineScripts(text);
      expect(scripts.length).toBeGreaterThan(2);
      for (const code of scripts) expect(headers[CSP]).toContain(hash(code));
      expect(headers[CSP]).not.toMatch(/script-src[^;]*'unsafe/);
      expect(headers[CSP]).toContain('https://stats.example.org');
      expect(headers[CSP]).toContain('http://cms.example:1337');
    },
  );

  test('has no hash of a script in content, even one that looks like ours', async () => {
    const { headers, text } = await site.get('/hostile');
    expect(text).toContain('alert(1)</script>');
    expect(headers[CSP]).toContain('script-src');
    expect(headers[CSP]).not.toContain(hash('alert(1)'));
  });

  test('comes with a document in any encoding; what is none may load and run nothing', async () => {
    const [br, zipped] = await Promise.all([
      site.get('/page-encoded', { 'accept-encoding': 'br' }),
      site.get('/page-encoded', { 'accept-encoding': 'gzip' }),
    ]);
    expect(br.headers[CSP]).toBeDefined();
    expect(zipped.headers[CSP]).toBeDefined();
    const texts = [brotliDecompressSync(br.body), gunzipSync(zipped.body)].map(String);
    for (const text of texts) expect(text).toContain('<footer>Footer</footer>');
    const flight = await site.get('/', { rsc: '1' });
    expect(String(flight.headers['content-type'])).not.toContain('text/html');
    const feed = await site.get('/feed');
    const others = await Promise.all([
      site.get('/feed', { 'if-none-match': String(feed.headers.etag) }),
      site.get('/page//'),
      site.get('/api/slow'),
      site.get('/_next/static/none.js'),
      site.send('/page', 'PUT'),
    ]);
    expect(others.map(({ status }) => status)).toEqual([304, 308, 200, 404, 405]);
    for (const { headers } of [flight, feed, ...others]) {
      expect(headers[CSP]).toMatch(/^default-src 'none'/);
    }
    // A redirect of a page has that of a page.
    for (const { headers } of [await site.get('/moved'), await site.get('/moved')]) {
      expect(headers[CSP]).toContain('default-src');
    }
  });

  test('takes nothing from the policy that a visitor sends', async () => {
    await site.get('/page-with-a-nonce', { [CSP]: "script-src 'nonce-abc123'" });
    expect((await site.get('/page-with-a-nonce')).text).not.toContain('abc123');
  });

  test('is never missing: on HEAD, on 304, on an error', async () => {
    const { headers } = await site.get('/page-headed');
    expect((await site.send('/page-headed', 'HEAD')).headers[CSP]).toBe(headers[CSP]);
    const known = await site.get('/page-headed', { 'if-none-match': String(headers.etag) });
    expect([known.status, known.headers[CSP]]).toEqual([304, headers[CSP]]);
    // Past our cache, by the framework's own 304, which says no type.
    const unshared = { authorization: 'Bearer x', 'if-none-match': String(headers.etag) };
    const own = await site.get('/page-headed', unshared);
    expect([own.status, own.headers[CSP]]).toEqual([304, headers[CSP]]);
    expect((await site.send('/fails-headed', 'HEAD')).headers[CSP]).toContain("default-src 'self'");
    expect((await site.send('/dynamic', 'HEAD')).headers[CSP]).toContain("default-src 'self'");
  });
});

describe('a page that is not found', () => {
  test('is the 404 screen in the document, on its first request and from the cache', async () => {
    const first = await site.get('/missing-page');
    const again = await site.get('/missing-page');
    for (const { status, text } of [first, again]) {
      expect(status).toBe(404);
      expect(text).toContain('<h1>Page not Found</h1>');
      expect(text).not.toContain('__next_error__');
    }
    expect(again.headers.etag).toBe(first.headers.etag);
  });
});

describe('a redirect', () => {
  test.each([
    ['/moved', 308, '/target-of-moved'],
    ['/away', 307, '/target'],
  ])('of %s answers %i with one location, and browsers ask again', async (path, status, target) => {
    for (const response of [await site.get(path), await site.get(path)]) {
      expect(response.status).toBe(status);
      expect(response.head.filter((line) => /^location:/i.test(line))).toEqual([
        expect.stringMatching(new RegExp(`^location: ${target}$`, 'i')),
      ]);
      expect(response.headers['cache-control']).toMatch(/max-age=0/);
      // Browsers do not read it.
      expect(response.text.length).toBeLessThan(100);
    }
    expect((await site.get(path)).headers.age).toBeDefined();
  });

  test('that is rendered again keeps its own target', async () => {
    const paths = ['/moved-a', '/moved-b'];
    for (const path of paths) await site.get(path);
    await site.send('/api/revalidate', 'POST');
    for (const path of [...paths, '/page-beside', ...paths]) {
      const { headers } = await site.get(path);
      const isMoved = paths.includes(path);
      expect(headers.location).toBe(isMoved ? `/target-of-${path.slice(1)}` : undefined);
    }
  });
});

describe('a page that fails', () => {
  test('is the error screen, with its status and not cached', async () => {
    const { status, headers, text } = await site.get('/fails');
    expect(status).toBe(500);
    expect(text).toContain('<h1>Something failed</h1>');
    expect(headers['cache-control']).toContain('no-store');
    expect(headers.etag).toBeUndefined();
  });

  test("answers a HEAD without a body, and the error screen's own path is an error", async () => {
    const head = await site.send('/fails', 'HEAD');
    expect([head.status, head.body.length]).toEqual([500, 0]);
    const screen = await site.get('/unexpected-error?x=1');
    expect([screen.status, screen.headers['cache-control']]).toEqual([500, NO_STORE]);
    expect(screen.text).toContain('<h1>Something failed</h1>');
  });
});

test('browsers may not show a page without asking', async () => {
  const { headers } = await site.get('/page-fresh');
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=300');
});
