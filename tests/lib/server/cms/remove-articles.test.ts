import { beforeEach, expect, test, vi } from 'vitest';
import {
  articleMirror,
  backgroundClient,
  contentStore,
  removeGoneArticles,
} from '@/lib/server/cms/content';
import { rawSummary, setContent } from '../../../support/fake-content';

const DAY_MS = 24 * 3_600_000;

let published: string[];
let isDown: boolean;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  published = ['old', 'erp', 'crm'];
  isDown = false;
  setContent({
    '/api/articles': ({ searchParams }) => {
      if (isDown) return 503;
      const slugs = [...searchParams].filter(([name]) => name.startsWith('filters[slug]'));
      const asked = slugs.map(([, slug]) => slug);
      return published
        .filter((slug) => asked.length === 0 || asked.includes(slug))
        .map((slug) => rawSummary(slug));
    },
  });
  await articleMirror().refresh();
  await articleMirror().filled();
  await backgroundClient().faq.list();
  return () => vi.useRealTimers();
});

/** What is stored of articles, after as many days of work, each of which ends with the removal. */
async function storedAfter(days: number): Promise<string[]> {
  for (let day = 0; day < days; day += 1) {
    vi.setSystemTime(Date.now() + DAY_MS);
    await articleMirror()
      .refresh()
      .catch(() => null);
    await removeGoneArticles();
  }
  const slugs = ['old', 'erp', 'crm'];
  const found = await Promise.all(slugs.map((slug) => articleMirror().find(slug)));
  return slugs.filter((_, index) => found[index]);
}

async function unpublishOld() {
  published = ['erp', 'crm'];
  articleMirror().announce('old', 'old', true);
  await articleMirror().refresh();
}

test('an article that is gone is removed after a month; what is published never is', async () => {
  await unpublishOld();
  expect(await storedAfter(20)).toEqual(['old', 'erp', 'crm']);
  const before = (await contentStore().status()).entries;
  expect(await storedAfter(20)).toEqual(['erp', 'crm']);
  expect((await contentStore().status()).entries).toBe(before - 1);
});

test('one that is published again meanwhile has another month', async () => {
  await unpublishOld();
  await storedAfter(20);
  published = ['old', 'erp', 'crm'];
  await storedAfter(1);
  await unpublishOld();
  expect(await storedAfter(20)).toEqual(['old', 'erp', 'crm']);
});

test('nothing is removed while the service is down', async () => {
  await unpublishOld();
  isDown = true;
  expect(await storedAfter(60)).toEqual(['old', 'erp', 'crm']);
});
