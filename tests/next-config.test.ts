import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchExternalImage } from 'next/dist/server/image-optimizer';
import { optimizeImage } from 'next/dist/server/image-optimizer/transform';
import { imageConfigDefault } from 'next/dist/shared/lib/image-config';
import { matchRemotePattern } from 'next/dist/shared/lib/match-remote-pattern';
import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { type ContentIssue, createContentClient } from '@/content-client';
import { withReadSearch } from '@/lib/routing/read-search';
import { ICON_FILES } from '@/lib/seo/icon-files';
import { shareImagePath } from '@/lib/seo/share-image';
import { fakeFetch, listResponse } from './support/fake-fetch';
import { pngOfSize } from './support/png';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['https://cms.example', '/uploads/a.png', true],
  ['https://cms.example/', '/uploads/a.png', true],
  ['https://cms.example', 'https://cms.example/admin/a.png', false],
  ['https://cms.example', 'https://cdn.example/uploads/a.png', false],
  ['https://cdn.example/site', '/uploads/a.png', true],
  ['https://cdn.example/site/', 'https://cdn.example/site/a.png', true],
  ['https://cdn.example/site', 'https://cdn.example/other/a.png', false],
  ['https://cdn.example/site', 'https://cdn.example/sites/a.png', false],
])(
  'where files are at %s, whether %s is shown: %s; one that is not is reported',
  async (media, url, isShown) => {
    vi.stubEnv('CONTENT_MEDIA_URL', media);
    vi.resetModules();
    const { default: config } = await import('@/next.config');
    const issues: ContentIssue[] = [];
    const client = createContentClient({
      baseUrl: 'https://cms.example',
      mediaUrl: media,
      token: 'a-token-of-the-tests',
      fetch: fakeFetch(listResponse([{ name: 'Asha', profile: { url, mime: 'image/png' } }])),
      onIssue: (issue) => issues.push(issue),
    });
    const [member] = await client.team.list();
    const image = new URL(member?.photo?.url ?? '');
    const patterns = config.images?.remotePatterns ?? [];
    expect(patterns.some((pattern) => matchRemotePattern(pattern, image))).toBe(isShown);
    expect(issues.map(({ path }) => path)).toEqual(isShown ? [] : ['profile.url']);
  },
);

test.each<[string, boolean]>([
  ['/', false],
  ['/faq', false],
  ['/quotes', false],
  ['/iconsets', false],
  ['/post/share-image', false],
  ['/weave/ink-1.svg', false],
  ['/api/quote-options', false],
  ['/search', true],
  ['/quote', true],
  ['/newsletter', true],
  ['/api/search', true],
  ...Object.keys(ICON_FILES).map((icon): [string, boolean] => [icon, true]),
  [shareImagePath('/'), true],
  [shareImagePath('/post/one'), true],
])('of %s a browser has one copy for each search string: %s', async (path, isRead) => {
  const { default: config } = await import('@/next.config');
  const rules = (await config.headers?.()) ?? [];
  const rule = rules.find(({ headers }) => headers.some(({ key }) => key === 'No-Vary-Search'));
  expect(getPathMatch(rule?.source ?? '')(path) === false).toBe(isRead);
});

test.each([
  ['erp', true],
  ['node.js~2_a-b', true],
  ['a'.repeat(255), true],
  ['a'.repeat(256), false],
  ['..', false],
  ['a!', false],
])(
  'the quote form is asked for the service %s: %s, by the rewrite and by what is read',
  async (slug, isRead) => {
    const { default: config } = await import('@/next.config');
    const rewrites = await config.rewrites?.();
    const rules = rewrites && 'beforeFiles' in rewrites ? (rewrites.beforeFiles ?? []) : [];
    const value = rules.find(({ source }) => source === '/quote')?.has?.[0]?.value;
    expect(new RegExp(`^${value}$`).test(slug)).toBe(isRead);
    expect(withReadSearch(`/quote?service=${slug}`, false).includes('?')).toBe(isRead);
  },
);

test.each(['CONTENT_MEDIA_URL', 'CONTENT_API_URL'])(
  'a %s that is none is left to the check of the environment, which names it',
  async (name) => {
    vi.stubEnv('CONTENT_MEDIA_URL', '');
    vi.stubEnv(name, 'cms.example');
    vi.resetModules();
    await expect(import('@/next.config')).resolves.toHaveProperty('default.images');
  },
);

test('an image that its host redirects is not asked for elsewhere', async () => {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.writeHead(302, { location: '/inside' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const { default: config } = await import('@/next.config');
  const { maximumRedirects, maximumResponseBody } = { ...imageConfigDefault, ...config.images };
  const answer = fetchExternalImage(
    `http://127.0.0.1:${port}/uploads/a.png`,
    true,
    maximumResponseBody,
    maximumRedirects,
  );
  await expect(answer).rejects.toMatchObject({ statusCode: 508 });
  expect(asked).toEqual(['/uploads/a.png']);
});

test('an image with more pixels than the content service takes is not decoded', async () => {
  const { default: config } = await import('@/next.config');
  const resized = optimizeImage({
    buffer: pngOfSize(8_001, 8_000),
    contentType: 'image/webp',
    ...{ quality: 60, width: 48 },
    limitInputPixels: config.experimental?.imgOptMaxInputPixels,
  });
  await expect(resized).rejects.toThrow(/pixel limit/);
});

test.each([
  [360, 3],
  [384, 2.8125],
  [393, 2.75],
  [412, 2.625],
])(
  'a phone of 1080 pixels, %i wide with %d for each, is given no image for a larger one',
  async (width, ratio) => {
    const { default: config } = await import('@/next.config');
    expect(config.images?.deviceSizes?.find((size) => size >= width * ratio)).toBeLessThan(1100);
  },
);
