import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  articleMirror,
  backgroundClient,
  contentStore,
  removeGoneArticles,
} from '@/lib/server/cms/content';
import { FileStore, nameOfKey } from '@/lib/server/cms/file-store';
import { removeArticles } from '@/lib/server/cms/remove-articles';
import { createFolderForTest } from '@/tests/support/temporary-folder';
import { rawSummary, setContent } from '../../../support/fake-content';

const DAY_MS = 24 * 3_600_000;

let published: string[];
let isDown: boolean;
/** As a service that has no more than the specification. */
let refusesTypes: boolean;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  published = ['old', 'erp', 'crm'];
  isDown = false;
  refusesTypes = false;
  setContent({
    '/api/articles': ({ searchParams }) => {
      if (isDown) return 503;
      if (refusesTypes && searchParams.has('populate[article_types][fields][0]')) return 400;
      const slugs = [...searchParams].filter(([name]) => name.startsWith('filters[slug]'));
      const asked = slugs.map(([, slug]) => slug);
      return published
        .filter((slug) => asked.length === 0 || asked.includes(slug))
        .map((slug) => rawSummary(slug));
    },
  });
  return () => vi.useRealTimers();
});

/** The site after its start, with everything in its store. */
async function fillStore() {
  await articleMirror().refresh();
  await articleMirror().filled();
  await backgroundClient().faq.list();
}

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
  await fillStore();
  await unpublishOld();
  expect(await storedAfter(20)).toEqual(['old', 'erp', 'crm']);
  const before = (await contentStore().status()).entries;
  expect(await storedAfter(20)).toEqual(['erp', 'crm']);
  expect((await contentStore().status()).entries).toBe(before - 1);
});

test('one that is published again meanwhile has another month', async () => {
  await fillStore();
  await unpublishOld();
  await storedAfter(20);
  published = ['old', 'erp', 'crm'];
  await storedAfter(1);
  await unpublishOld();
  expect(await storedAfter(20)).toEqual(['old', 'erp', 'crm']);
});

test('nothing is removed while the service is down', async () => {
  await fillStore();
  await unpublishOld();
  isDown = true;
  expect(await storedAfter(60)).toEqual(['old', 'erp', 'crm']);
});

test('what is published stays also of a service that does not know the types of an article', async () => {
  refusesTypes = true;
  await fillStore();
  await storedAfter(1);
  const before = (await contentStore().status()).entries;
  expect(await storedAfter(60)).toEqual(['old', 'erp', 'crm']);
  expect((await contentStore().status()).entries).toBe(before);
});

test('requests are answered while thousands of articles are compared', async () => {
  const slugs = Array.from({ length: 2_000 }, (_, index) => `note-${index}`);
  const store = new FileStore(createFolderForTest());
  let turn = 0;
  const count = () => {
    turn += 1;
    timer = setImmediate(count);
  };
  let timer = setImmediate(count);
  const turns = new Set<number>();
  const urlsOf = (slug: string) => {
    turns.add(turn);
    return [slug];
  };
  await removeArticles({ store, slugs, urlsOf, remove: async () => {} });
  clearImmediate(timer);
  expect(turns.size).toBeGreaterThan(50);
});

describe('of a store', () => {
  const urlOf = (slug: string) => `https://cms.example/api/articles?filters[slug][$eq]=${slug}`;
  const FAQ = 'https://cms.example/api/qnas';

  /** A store with these answers, and what removes those about articles from it, of which none is published. */
  async function storeOf(...urls: string[]) {
    const store = new FileStore(createFolderForTest());
    for (const url of urls) await store.set(url, JSON.stringify({ url, status: 200, body: '' }));
    const remove = (url: string) => store.delete(url);
    const removeAfter = (days: number) => {
      vi.setSystemTime(Date.now() + days * DAY_MS);
      return removeArticles({ store, slugs: [], urlsOf: () => [], remove });
    };
    await removeAfter(0);
    return { store, removeAfter };
  }

  test('what is no answer about an article is never removed', async () => {
    const { store, removeAfter } = await storeOf(FAQ, urlOf('gone'));
    for (let month = 0; month < 2; month += 1) await removeAfter(31);
    expect(await store.get(urlOf('gone'))).toBeNull();
    expect(await store.get(FAQ)).not.toBeNull();
  });

  test('an answer that cannot be read on its day is removed on another', async () => {
    const { store, removeAfter } = await storeOf(urlOf('gone'));
    const read = store.read.bind(store);
    const failing = vi.spyOn(store, 'read');
    failing.mockImplementation(async (name) =>
      name === nameOfKey(urlOf('gone')) ? null : read(name),
    );
    await removeAfter(31);
    failing.mockRestore();
    expect(await store.get(urlOf('gone'))).not.toBeNull();
    await removeAfter(1);
    expect(await store.get(urlOf('gone'))).toBeNull();
  });
});
