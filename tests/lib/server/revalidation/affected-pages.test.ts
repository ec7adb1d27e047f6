import { describe, expect, test } from 'vitest';
import { affectedPages } from '@/lib/server/revalidation/affected-pages';

const page = (path: string, tags = ['content:articles'], status = 200) => ({ path, tags, status });

describe('which pages a change affects', () => {
  test('those that show what changed: the entry’s own first, then the short ones', () => {
    const pages = [
      page('/solutions/erp/payroll'),
      page('/blogs'),
      page('/faq', ['content:faq']),
      page('/a/b/news'),
      page('/'),
    ];
    expect(affectedPages(pages, { tags: ['content:articles'], slug: 'news' })).toEqual({
      entryPages: ['/a/b/news'],
      dependentPages: ['/', '/blogs', '/solutions/erp/payroll'],
    });
  });

  test('an article’s Markdown is its own; its share image comes later, others stay', () => {
    const pages = [
      page('/share-image/post/other.png'),
      page('/share-image/post/news.png'),
      page('/api/markdown/post/news'),
      page('/sitemap.xml'),
    ];
    expect(affectedPages(pages, { tags: ['content:articles'], slug: 'news' })).toEqual({
      entryPages: ['/api/markdown/post/news'],
      dependentPages: ['/sitemap.xml', '/share-image/post/news.png'],
    });
    const branded = pages.map(({ path }) => page(path, ['content:company-profile']));
    expect(
      affectedPages(branded, { tags: ['content:company-profile'], slug: null }).dependentPages,
    ).toHaveLength(4);
  });

  test('a cached 404 only where the entry may now be found', () => {
    const lost = [page('/post/news', undefined, 404), page('/post/other', undefined, 404)];
    expect(affectedPages(lost, { tags: ['content:articles'], slug: 'news' }).entryPages).toEqual([
      '/post/news',
    ]);
    expect(affectedPages(lost, { tags: ['content:articles'], slug: null })).toEqual({
      entryPages: [],
      dependentPages: [],
    });
    const screen = page('/no-article-found', undefined, 404);
    expect(
      affectedPages([screen], { tags: ['content:articles'], slug: null }).dependentPages,
    ).toEqual([screen.path]);
  });

  test('where a redirect starts: the cached 404s it is about, and every cached redirect', () => {
    const tags = ['content:redirects'];
    const pages = [
      page('/old/caf%C3%A9', tags, 404),
      page('/older', tags, 404),
      page('/a/payroll', tags, 404),
      page('/elsewhere', tags, 308),
    ];
    const about = (from: string) => affectedPages(pages, { tags, slug: null, from });
    const dependentPages = ['/elsewhere'];
    expect(about('/old/café')).toEqual({ entryPages: ['/old/caf%C3%A9'], dependentPages });
    expect(about('/old/*')).toEqual({ entryPages: ['/old/caf%C3%A9'], dependentPages });
    expect(about('/post/payroll')).toEqual({ entryPages: ['/a/payroll'], dependentPages });
  });
});
