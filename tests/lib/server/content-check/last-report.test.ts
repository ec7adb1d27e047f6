import { afterEach, expect, test, vi } from 'vitest';
import { checkSiteContent } from '@/lib/server/content-check/check-site-content';
import { revalidate } from '@/lib/server/revalidation/revalidate';
import { setContent } from '@/tests/support/fake-content';

afterEach(() => {
  vi.useRealTimers();
});

test('the last report is shown again, until a fresh one is asked for, content changes, or it is old', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { requests } = setContent({});
  /** Whether the content was read for it. */
  const isRead = async (isFresh = false) => {
    const before = requests.length;
    await checkSiteContent(isFresh);
    return requests.length > before;
  };
  expect(await isRead()).toBe(true);
  expect(await isRead()).toBe(false);
  expect(await isRead(true)).toBe(true);
  expect(await isRead()).toBe(false);
  await revalidate({ event: 'entry.update', model: 'global-entity', entry: null });
  expect(await isRead()).toBe(true);
  vi.setSystemTime(Date.now() + 11 * 60 * 1000);
  expect(await isRead()).toBe(true);
});

test('what is being checked while content changes is not shown later', async () => {
  const { requests } = setContent({});
  const before = checkSiteContent(false);
  await revalidate({ event: 'entry.update', model: 'global-entity', entry: null });
  await before;
  const known = requests.length;
  await Promise.all([checkSiteContent(false), checkSiteContent(false)]);
  expect(requests.length).toBeGreaterThan(known);
});
