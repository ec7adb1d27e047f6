import { afterEach, expect, test, vi } from 'vitest';
import { configuredClient } from '@/lib/server/cms/configured-client';
import { SiteSearch } from '@/lib/server/search/site-search';
import { type FakeContent, rawSummary, setContent } from '../../../support/fake-content';

afterEach(() => {
  vi.restoreAllMocks();
});

const MENU = [{ name: 'Fields', slug: 'fields', article: { slug: 'maize' } }];
/** What the blog list has, whether or not the service says it of an article. */
const POSTS = [rawSummary('harvest')];

test.each([
  ['of each article', [{ type: 'blogs' }], []],
  ['of the blog list alone', undefined, undefined],
])(
  'where the service says which articles are posts %s, all others are pages',
  async (_, post, page) => {
    const articles = [
      rawSummary('harvest', { article_types: post }),
      rawSummary('maize', { article_types: post }),
      rawSummary('imprint', { article_types: page }),
    ];
    const kinds = await kindsOf('title', {
      '/api/menus/tree': MENU,
      '/api/articles': ({ search }) => (search.includes('[type]=blogs') ? POSTS : articles),
    });
    expect(kinds).toEqual({
      '/post/harvest': 'article',
      '/maize': 'page',
      '/post/imprint': 'page',
    });
  },
);

test('articles are found, whatever they are called, where the blog list cannot be read', async () => {
  const articles = [rawSummary('harvest'), rawSummary('maize')];
  const kinds = await kindsOf('title', {
    '/api/menus/tree': MENU,
    '/api/articles': ({ search }) => (search.includes('[type]=blogs') ? 403 : articles),
    '/api/article-types': () => 403,
  });
  expect(kinds).toEqual({ '/post/harvest': 'article', '/maize': 'page' });
});

test('an article may be called as a screen is', async () => {
  const articles = [rawSummary('contact', { title: 'Contact lenses', article_types: [] })];
  expect(await kindsOf('contact', { '/api/articles': articles })).toEqual({
    '/contact': 'page',
    '/post/contact': 'page',
  });
});

async function kindsOf(query: string, content: FakeContent) {
  setContent(content);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const search = new SiteSearch(() => configuredClient({ retry: { retries: 0 } }));
  const { hits } = await search.search(query);
  return Object.fromEntries(hits.map(({ href, kind }) => [href, kind]));
}
