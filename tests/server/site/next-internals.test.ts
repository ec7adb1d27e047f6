import * as appHeaders from 'next/dist/client/components/app-router-headers';
import {
  NEXT_CACHE_TAGS_HEADER,
  PRERENDER_REVALIDATE_HEADER,
  PRERENDER_REVALIDATE_ONLY_GENERATED_HEADER,
} from 'next/dist/lib/constants';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  ACTION_HEADER,
  CACHE_TAGS_HEADER,
  DRAFT_COOKIE,
  DRAFT_COOKIES,
  REVALIDATE_HEADERS,
  VARIANT_HEADERS,
} from '@/lib/server/ops/next-internals';
import { startSite } from './start-site';

let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

test('the tags of a page are among its headers, and the handler may set its status and headers', async () => {
  expect(CACHE_TAGS_HEADER).toBe(NEXT_CACHE_TAGS_HEADER);
  const { status, headers } = await site.get('/missing-tagged', { authorization: 'Bearer abc' });
  expect(status).toBe(404);
  expect(headers['content-security-policy']).toContain('script-src');
  expect(headers).not.toHaveProperty(CACHE_TAGS_HEADER);
});

test('an expired tag has its pages rendered before the next response', async () => {
  const count = async () =>
    Number(/render (\d+)/.exec((await site.get('/page-counted', { rsc: '0' })).text)?.[1]);
  const before = await count();
  expect(await count()).toBe(before);
  await site.send('/api/revalidate', 'POST');
  await expect.poll(count).toBeGreaterThan(before);
});

test('draft mode sets the cookies that are known', async () => {
  const { headers } = await site.send('/api/draft', 'POST');
  const cookies = headers['set-cookie'] ?? [];
  expect(cookies.length).toBeGreaterThan(0);
  for (const cookie of cookies) expect(cookie).toMatch(DRAFT_COOKIES);
  expect(cookies.map((cookie) => cookie.split('=', 1)[0])).toContain(DRAFT_COOKIE);
});

test('every header that asks for something other than a document is known', () => {
  const names = [...appHeaders.FLIGHT_HEADERS, appHeaders.ACTION_HEADER, appHeaders.NEXT_URL];
  for (const name of names) expect(name).toMatch(VARIANT_HEADERS);
  expect(ACTION_HEADER).toBe(appHeaders.ACTION_HEADER);
});

test('the headers that have a page rendered again are known', () => {
  expect(REVALIDATE_HEADERS).toEqual([
    PRERENDER_REVALIDATE_HEADER,
    PRERENDER_REVALIDATE_ONLY_GENERATED_HEADER,
  ]);
});
