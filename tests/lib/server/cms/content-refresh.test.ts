import { afterEach, expect, test, vi } from 'vitest';
import { TAGS } from '@/content-client';
import { backgroundClient, contentStore, freshClient } from '@/lib/server/cms/content';
import { refreshContent, startContent } from '@/lib/server/cms/content-refresh';
import { FileStore } from '@/lib/server/cms/file-store';
import { knownLists } from '@/lib/server/cms/known-lists';
import { expiry } from '@/lib/server/revalidation/expiry';
import { refreshSearch, searchSite } from '@/lib/server/search/site-search';
import { eventually } from '@/tests/support/eventually';
import { rawSummary, setContent } from '@/tests/support/fake-content';

const MINUTE_MS = 60_000;

const TIMEOUT_MS = 20_000;
vi.stubEnv('CONTENT_API_TIMEOUT_MS', String(TIMEOUT_MS));

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

test('answers about articles that are gone are looked for from an hour after the start', async () => {
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockReturnValue(true);
  }
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'setTimeout', 'clearTimeout'] });
  setContent({ '/api/articles': [rawSummary('erp')] });
  const names = vi.spyOn(FileStore.prototype, 'names');
  startContent();
  await vi.advanceTimersByTimeAsync(59 * MINUTE_MS);
  expect(names).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  await eventually(() => expect(names).toHaveBeenCalledOnce());
});

test('where the pages of services cannot be listed, none of them is known not to be there', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  let isDown = false;
  setContent({ '/api/service-pages': () => (isDown ? 500 : [{ title: 'ERP', slug: 'erp' }]) });
  await refreshContent([TAGS.servicePages]);
  expect(knownLists().proofPaths.entries).toEqual(['/services/erp']);
  isDown = true;
  await refreshContent([TAGS.servicePages]);
  expect(knownLists().proofPaths.entries).toBeNull();
});

test('what no visitor waits for has the time that the service was given', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  let isDown = false;
  const limits: number[] = [];
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limits.push(ms);
    return timeout(ms);
  });
  setContent({ '/api/qnas': () => (isDown ? 500 : [{ title: 'How long?' }]) });
  await backgroundClient().faq.list();
  isDown = true;
  await expiry().expire([TAGS.faq]);
  await backgroundClient().faq.list();
  isDown = false;
  limits.length = 0;
  expect(await contentStore().heal()).toEqual([]);
  expect(limits).toEqual([TIMEOUT_MS]);

  // The client's own limit for all attempts of a read is no shorter.
  const timers = vi.spyOn(globalThis, 'setTimeout');
  await freshClient().faq.list();
  expect(Math.max(...timers.mock.calls.map(([, ms = 0]) => ms))).toBeGreaterThan(TIMEOUT_MS / 2);
});
