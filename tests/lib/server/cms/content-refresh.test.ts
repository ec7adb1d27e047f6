import { afterEach, expect, test, vi } from 'vitest';
import { refreshContent, startContent } from '@/lib/server/cms/content-refresh';
import { refreshSearch, searchSite } from '@/lib/server/search/site-search';
import { eventually } from '@/tests/support/eventually';
import { setContent } from '@/tests/support/fake-content';

const MINUTE_MS = 60_000;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('without a webhook the search is read again, also where nobody searches', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const people = [{ name: 'Neema Said' }];
  const { requests } = setContent({ '/api/teams': people });
  const reads = () => requests.filter(({ url }) => url.pathname === '/api/teams').length;
  startContent();
  // What begins at the start is over.
  await refreshContent();
  await refreshSearch();
  expect((await searchSite('neema')).total).toBe(1);
  const before = reads();
  people.push({ name: 'Asha Mushi' });
  for (let minute = 0; minute < 6; minute += 1) await vi.advanceTimersByTimeAsync(MINUTE_MS);
  await eventually(() => expect(reads()).toBeGreaterThan(before));
  await eventually(async () => expect((await searchSite('asha')).total).toBe(1));
});
