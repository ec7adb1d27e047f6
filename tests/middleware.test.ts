import { NextRequest } from 'next/server';
import { afterEach, expect, test, vi } from 'vitest';
import { LEGACY_ALIASES } from '@/lib/routing/routes';
import { signPreviewToken } from '@/lib/server/preview/preview-token';
import { config, middleware } from '@/middleware';
import { previewOf } from './fixtures/preview';

const SECRET = 'a-secret-of-the-tests';
const PREVIEW = previewOf();

const ask = (path: string, cookie = '') =>
  middleware(new NextRequest(`https://site.example${path}`, { headers: cookie ? { cookie } : {} }));
const rewriteOf = async (path: string) => (await ask(path)).headers.get('x-middleware-rewrite');

afterEach(() => vi.unstubAllEnvs());

test('the matcher names old addresses, what no cache has, what is percent-encoded, and drafts', () => {
  expect(config.matcher).toEqual([
    ...Object.keys(LEGACY_ALIASES),
    '/search',
    '/newsletter',
    '/(.*%.*)',
    { source: '/:path*', has: [{ type: 'cookie', key: '__prerender_bypass' }] },
    { source: '/:path*', has: [{ type: 'header', key: 'next-action' }] },
    {
      source: '/:path*',
      has: [{ type: 'header', key: 'content-type', value: 'multipart/form-data.*' }],
    },
  ]);
});

test.each(Object.entries(LEGACY_ALIASES))('%s shows the screen of %s', async (path, target) => {
  expect(await rewriteOf(path)).toBe(`https://site.example${target}`);
});

test('a search string survives', async () => {
  expect(await rewriteOf('/contact_us.php?from=card')).toBe(
    'https://site.example/contact?from=card',
  );
});

/** The middleware of a process that has counted nothing yet. */
async function withLimit(perMinute: number): Promise<typeof middleware> {
  vi.resetModules();
  delete globalThis.sharedState?.limits;
  const fresh = await import('@/middleware');
  vi.stubEnv('CONTENT_API_URL', 'https://cms.example');
  vi.stubEnv('CONTENT_API_TOKEN', 'a-token-of-some-length');
  vi.stubEnv('SEARCH_LIMIT_PER_MINUTE', String(perMinute));
  return fresh.middleware;
}

test.each([
  ['searches', '/search?q=any', 'GET'],
  ['opens links of mails', '/newsletter?state=confirm', 'GET'],
  ['sends forms', '/', 'POST'],
])(
  'a network that %s faster than people read waits; others do not',
  async (_what, path, method) => {
    const fresh = await withLimit(2);
    const open = (network: string, accept = '*/*') =>
      fresh(
        new NextRequest(`https://site.example${path}`, {
          method,
          headers: { 'x-forwarded-for': `forged, ${network}`, accept },
        }),
      );
    const statuses = [];
    for (const network of ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2']) {
      statuses.push((await open(network)).status);
    }
    expect(statuses).toEqual([200, 200, 429, 200]);
    const refused = await open('192.0.2.1');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('content-type')).toBe('text/plain');
    expect(await refused.text()).toContain('Too many requests');
    const page = await open('192.0.2.1', 'text/html,application/xhtml+xml,*/*;q=0.8');
    expect(page.status).toBe(429);
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await page.text()).toContain('<h1>Too many requests at once</h1>');
  },
);

test('a browser without scripts is told to send its form again, not led to an empty one', async () => {
  const fresh = await withLimit(1);
  const pageOf = async (path: string, method: string, type: Record<string, string>) => {
    const headers = { 'x-forwarded-for': '192.0.2.1', accept: 'text/html', ...type };
    return (
      await fresh(new NextRequest(`https://site.example${path}`, { method, headers }))
    ).text();
  };
  const form = { 'content-type': 'multipart/form-data; boundary=x' };
  await pageOf('/contact', 'POST', form);
  const page = await pageOf('/contact', 'POST', form);
  expect(page).toContain('reload this page');
  expect(page).not.toContain('href=""');
  expect(await pageOf('/search', 'GET', {})).toContain('href=""');
});

test('a post that its route counts is not counted here as well', async () => {
  const fresh = await withLimit(1);
  const post = async (path: string) => {
    const headers = { 'x-forwarded-for': '192.0.2.1' };
    const request = new NextRequest(`https://site.example${path}`, { method: 'POST', headers });
    return (await fresh(request)).status;
  };
  const paths = ['/api/newsletter/unsubscribe', '/api/newsletter/unsubscribe', '/api/x', '/api/x'];
  const statuses = [];
  for (const path of paths) statuses.push(await post(path));
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test('an address with a broken encoding is one that does not exist', async () => {
  expect(await rewriteOf('/%E0%A4%A')).toBe('https://site.example/no-article-found');
});

test('a well-formed one goes on as it is', async () => {
  expect(await rewriteOf('/caf%C3%A9')).toBeNull();
});

test('the page of a preview is cached by nobody and framed by the admin alone', async () => {
  vi.stubEnv('PREVIEW_SECRET', SECRET);
  const token = await signPreviewToken(PREVIEW, 'see', SECRET);
  const cookie = `__prerender_bypass=anything; site-preview=${token}`;
  const { headers } = await ask(PREVIEW.path, cookie);
  expect(headers.get('content-security-policy')).toContain(
    "frame-ancestors 'self' https://cms.example",
  );
  expect(headers.get('x-robots-tag')).toContain('noindex');
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect((await ask('/contact', cookie)).headers.get('content-security-policy')).toBeNull();
});
