import { afterEach, expect, test, vi } from 'vitest';
import { slugTag, TAGS } from '@/content-client';
import { canonicalHref } from '@/lib/server/cms/canonical-href';
import { articleMirror, backgroundClient } from '@/lib/server/cms/content';
import { refreshContent, refreshMenu } from '@/lib/server/cms/content-refresh';
import { expiry } from '@/lib/server/revalidation/expiry';
import { followChanges, revalidate } from '@/lib/server/revalidation/revalidate';
import { refreshSearch, searchSite } from '@/lib/server/search/site-search';
import { eventually } from '@/tests/support/eventually';
import { type FakeContent, rawSummary, setContent } from '@/tests/support/fake-content';

/** Of an article outside the blog list; where nobody says so, the search reads the list as well. */
const NO_POST = { article_types: [] };

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('an article that is read too late for the webhook is shown as soon as it is there', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const articles = [rawSummary('one', NO_POST)];
  const service = setContent({ '/api/articles': articles });
  followChanges();
  await refreshContent();
  await refreshSearch();
  expect((await searchSite('harbour')).total).toBe(0);

  const updatedAt = '2026-02-01T00:00:00.000Z';
  articles.push(rawSummary('two', { ...NO_POST, title: 'A harbour', updatedAt }));
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    if (new URL(input).pathname === '/api/articles') await isReleased;
    return service(input, init);
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const entry = { documentId: 'two', slug: 'two' };
  const revalidating = revalidate({ event: 'entry.publish', model: 'article', entry });
  await vi.advanceTimersByTimeAsync(4_000);
  vi.useRealTimers();
  await revalidating;
  const answered = expiry().time;
  release();
  await eventually(async () => expect((await searchSite('harbour')).total).toBe(1));
  expect(expiry().isExpired([TAGS.articleSlugs], answered)).toBe(true);
  expect(expiry().isExpired([slugTag('two')], answered)).toBe(true);
});

test('what is read of a change before its pages expire is not read again for them', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const articles = [rawSummary('one', NO_POST)];
  const { requests } = setContent({ '/api/articles': articles });
  followChanges();
  await refreshContent();
  await articleMirror().filled();
  const updatedAt = '2026-02-01T00:00:00.000Z';
  articles[0] = rawSummary('one', { ...NO_POST, title: 'A harbour', updatedAt });
  const before = requests.length;
  await revalidate({
    event: 'entry.publish',
    model: 'article',
    entry: { documentId: 'one', slug: 'one' },
  });
  const article = await backgroundClient().articles.find('one');
  expect(article?.title).toBe('A harbour');
  const reads = requests
    .slice(before)
    .filter(({ url }) => url.searchParams.get('filters[slug][$eq]') === 'one');
  expect(reads).toHaveLength(1);
});

test('twenty-five changes at once are read and expire together, and each is there when it is answered', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const articles = [rawSummary('one', NO_POST)];
  const { requests } = setContent({ '/api/articles': articles });
  followChanges();
  await refreshContent();
  const slugs = Array.from({ length: 25 }, (_, index) => `post-${index}`);
  articles.push(
    ...slugs.map((slug) => rawSummary(slug, { ...NO_POST, updatedAt: '2026-02-01T00:00:00.000Z' })),
  );
  const expiries: (readonly string[] | null)[] = [];
  expiry().onExpire(async (tags) => expiries.push(tags));
  const lists = () =>
    requests.filter(
      ({ url }) => url.searchParams.has('sort[0]') && !url.searchParams.has('filters'),
    ).length;
  const before = lists();
  await Promise.all(
    slugs.map(async (slug) => {
      const since = expiry().time;
      const entry = { documentId: slug, slug };
      await revalidate({ event: 'entry.publish', model: 'article', entry });
      expect(expiry().isExpired([slugTag(slug)], since)).toBe(true);
      expect(articleMirror().isMissing(slug)).toBe(false);
    }),
  );
  expect(expiries).toHaveLength(2);
  expect(lists() - before).toBeLessThanOrEqual(4);
});

const WORD = 'weighbridge';
test.each<[string, string, unknown[] | Record<string, unknown>]>([
  ['service', '/api/services', [{ documentId: 'a', details: [{ title: WORD }] }]],
  ['qna', '/api/qnas', [{ documentId: 'a', title: WORD, description: 'Yes.' }]],
  ['team', '/api/teams', [{ documentId: 'a', name: WORD }]],
  ['company-address', '/api/company-addresses', [{ documentId: 'a', label: WORD }]],
  ['service-page', '/api/service-pages', [{ documentId: 'a', slug: 'a', title: WORD }]],
  ['case-study', '/api/case-studies', [{ documentId: 'a', slug: 'a', title: WORD, client: 'B' }]],
  ['vacancy', '/api/vacancies', [{ documentId: 'a', slug: 'a', title: WORD }]],
  ['certificate', '/api/certificates', [{ documentId: 'a', name: WORD }]],
  ['press-kit', '/api/press-kit', { documentId: 'a', intro: WORD }],
  ['company-profile', '/api/company-profile', { documentId: 'a', vision: WORD }],
  ['about', '/api/about', { documentId: 'a', title: 'Us', blocks: [textBlock(WORD)] }],
])('a change of %s is found as soon as it is announced', async (model, path, entries) => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const content: FakeContent = {};
  setContent(content);
  followChanges();
  await refreshContent();
  await refreshSearch();
  expect((await searchSite(WORD)).total).toBe(0);
  content[path] = entries;
  await revalidate({ event: 'entry.publish', model, entry: { documentId: 'a' } });
  expect((await searchSite(WORD)).total).toBeGreaterThan(0);
});

function textBlock(body: string) {
  return { __component: 'shared.rich-text-markdown-wrapper', body };
}

test('what is rendered as soon as the menu has changed links to its new places', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const erp = { documentId: 'e', name: 'ERP', slug: 'erp', article: { slug: 'erp' } };
  const solutions = { documentId: 's', name: 'Solutions', slug: 'solutions', children: [erp] };
  const menu = [solutions];
  setContent({ '/api/articles': [rawSummary('erp', NO_POST)], '/api/menus': menu });
  followChanges();
  await refreshContent();
  await refreshMenu();
  expect(canonicalHref('/post/erp')).toBe('/solutions/erp');
  menu[0] = { ...solutions, slug: 'products' };
  const rendered: string[] = [];
  expiry().onExpire(async () => rendered.push(canonicalHref('/post/erp')));
  await revalidate({ event: 'entry.update', model: 'menu', entry: { documentId: 's' } });
  expect(rendered).toEqual(['/products/erp']);
});

test('an article that joins the blog list is called one by the search', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const types: { type: string }[] = [];
  setContent({ '/api/articles': [rawSummary('one', { article_types: types })] });
  followChanges();
  await refreshContent();
  await refreshSearch();
  const kind = async () => (await searchSite('title')).hits[0]?.kind;
  expect(await kind()).toBe('page');
  types.push({ type: 'blogs' });
  await revalidate({ event: 'entry.update', model: 'article-type' });
  expect(await kind()).toBe('article');
});
