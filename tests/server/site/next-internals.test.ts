import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as appHeaders from 'next/dist/client/components/app-router-headers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import {
  CACHE_STATUS_HEADER,
  DRAFT_COOKIES,
  EMPTY_DOCUMENT,
  NOT_FOUND_PATH,
  toPagePath,
  VARIANT_HEADERS,
} from '@/lib/server/ops/next-internals';
import { listCachedPages } from '@/lib/server/revalidation/cached-pages';
import { FIXTURE, startSite } from './start-site';

const DIST = path.join(FIXTURE, '.next');
const metaSchema = z.object({ routeCache: z.object({ key: z.string() }) });
let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

test('a cache key ends in the path of its page', () => {
  for (const [file, page] of [
    ['index', '/'],
    ['unexpected-error', '/unexpected-error'],
  ]) {
    const meta = readFileSync(path.join(DIST, 'server/app', `${file}.meta`), 'utf8');
    const { key } = metaSchema.parse(JSON.parse(meta)).routeCache;
    expect(key).not.toBe(page);
    expect(toPagePath(key)).toBe(page);
  }
});

test('cached pages lie on disk with the tags of their content', async () => {
  await site.get('/page-on-disk');
  await site.get('/missing-on-disk');
  const pages = await listCachedPages(DIST);
  const isTagged = { tags: expect.arrayContaining(['content']) };
  expect(pages).toContainEqual({ path: '/page-on-disk', status: 200, ...isTagged });
  expect(pages).toContainEqual({ path: '/missing-on-disk', status: 404, ...isTagged });
  expect(pages).toContainEqual({ path: '/', status: 200, tags: expect.any(Array) });
  expect(pages.map((page) => page.path)).toContain('/feed');
});

test('the cache tells whether a page is current', async () => {
  const status = async () => (await site.get('/page-status', { range: 'bytes=0-9' })).headers;
  expect((await status())[CACHE_STATUS_HEADER]).toBe('MISS');
  expect((await status())[CACHE_STATUS_HEADER]).toBe('HIT');
  await site.send('/api/revalidate', 'POST');
  expect((await status())[CACHE_STATUS_HEADER]).toBe('STALE');
});

test("the screen for unmatched routes has a path of its own, and the framework's file", async () => {
  const { text } = await site.get(NOT_FOUND_PATH);
  expect(text).toContain('<h1>Page not Found</h1>');
  const built = readFileSync(path.join(DIST, 'server/app', `${NOT_FOUND_PATH}.html`), 'utf8');
  expect(built).toContain('<h1>Page not Found</h1>');
  expect(built).not.toContain(EMPTY_DOCUMENT);
});

test('draft mode sets the cookies that are known', async () => {
  const { headers } = await site.send('/api/draft', 'POST');
  const cookies = headers['set-cookie'] ?? [];
  expect(cookies.length).toBeGreaterThan(0);
  for (const cookie of cookies) expect(cookie).toMatch(DRAFT_COOKIES);
});

test('every header that asks for something other than a document is known', () => {
  const names = [...appHeaders.FLIGHT_HEADERS, appHeaders.ACTION_HEADER, appHeaders.NEXT_URL];
  for (const name of names) expect(name).toMatch(VARIANT_HEADERS);
});
