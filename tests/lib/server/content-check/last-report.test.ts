import { expect, test } from 'vitest';
import { checkSiteContent } from '@/lib/server/content-check/check-site-content';
import type { Wanted } from '@/lib/server/content-check/last-report';
import { revalidate } from '@/lib/server/revalidation/revalidate';
import { setContent } from '@/tests/support/fake-content';
import { passTime } from '@/tests/support/pass-time';

test('the last report is shown again, until a fresh one is asked for, content changes, or it is old', async () => {
  const { requests } = setContent({});
  /** Whether the content was read for it. */
  const isRead = async (wanted: Wanted = 'current') => {
    const before = requests.length;
    await checkSiteContent(wanted);
    return requests.length > before;
  };
  expect(await isRead()).toBe(true);
  expect(await isRead()).toBe(false);
  expect(await isRead('fresh')).toBe(true);
  expect(await isRead()).toBe(false);
  await revalidate({ event: 'entry.update', model: 'global-entity', entry: null });
  expect(await isRead()).toBe(true);
  passTime(11 * 60 * 1000);
  expect(await isRead()).toBe(true);
});

test('what is being checked while content changes is not shown later', async () => {
  const { requests } = setContent({});
  const before = checkSiteContent('current');
  await revalidate({ event: 'entry.update', model: 'global-entity', entry: null });
  await before;
  const known = requests.length;
  await Promise.all([checkSiteContent('current'), checkSiteContent('current')]);
  expect(requests.length).toBeGreaterThan(known);
});

test('no second check runs beside one that is outdated, and the last report is given at once', async () => {
  const { requests } = setContent({});
  const first = await checkSiteContent('current');
  const ofOne = requests.length;
  await revalidate({ event: 'entry.update', model: 'global-entity', entry: null });
  expect(await checkSiteContent('last')).toBe(first);
  const outdated = checkSiteContent('current');
  await revalidate({ event: 'entry.update', model: 'global-entity', entry: null });
  const next = checkSiteContent('current');
  expect(await checkSiteContent('last')).toBe(first);
  const before = requests.length;
  await outdated;
  expect(requests.length - before).toBeLessThanOrEqual(ofOne);
  expect(await next).not.toBe(await outdated);
  expect(await checkSiteContent('current')).toBe(await next);
});

test('a draft expires no report, unless it is of an article: two of them may have one address', async () => {
  setContent({});
  const first = await checkSiteContent('current');
  const entry = { documentId: 'one', slug: 'one', publishedAt: null };
  await revalidate({ event: 'entry.update', model: 'service-page', entry });
  await revalidate({ event: 'entry.create', model: 'lead-note', entry });
  expect(await checkSiteContent('current')).toBe(first);
  await revalidate({ event: 'entry.update', model: 'article', entry });
  expect(await checkSiteContent('current')).not.toBe(first);
});
