import { expect, test } from 'vitest';
import { listPublicArticles, listSiteAddresses } from '@/lib/server/seo/site-addresses';
import { siteSitemap, siteSitemapPart } from '@/lib/server/seo/site-sitemap';
import { rawSummary, setContent } from '../../../support/fake-content';

const MENU = [
  { documentId: 'm', name: 'Solutions', slug: 'solutions', article: { slug: 'erp' }, children: [] },
];

test('every page is listed once, with its last change and its images', async () => {
  const file = (name: string) => ({ url: `/uploads/${name}`, mime: 'image/png' });
  setContent({
    '/api/articles': [
      rawSummary('erp', { cover: file('a.png'), thumbnail_image: file('a.png') }),
      rawSummary('news', { updatedAt: '2026-03-03T00:00:00.000Z' }),
      rawSummary('hidden', { seo: { noindex: true } }),
    ],
    '/api/article-types': [{ documentId: 't', label: 'Blogs' }],
    '/api/menus': MENU,
    '/api/qnas': [{ documentId: 'q', updatedAt: '2026-05-05T00:00:00.000Z' }],
  });
  const addresses = new Map((await listSiteAddresses()).map((page) => [page.path, page]));
  expect([...addresses.keys()]).toEqual([
    '/',
    '/aboutus/company-profile',
    '/aboutus/management-team',
    '/services',
    '/faq',
    '/contact',
    '/quote',
    '/blogs',
    '/post/news',
    '/erp',
  ]);
  expect(addresses.get('/faq')?.changedAt).toBe('2026-05-05T00:00:00.000Z');
  expect(addresses.get('/contact')?.changedAt).toBeNull();
  expect(addresses.get('/')?.changedAt).toBe('2026-03-03T00:00:00.000Z');
  expect(addresses.get('/blogs')?.changedAt).toBe('2026-03-03T00:00:00.000Z');
  expect(addresses.get('/erp')).toEqual({
    path: '/erp',
    changedAt: '2026-01-02T00:00:00.000Z',
    images: ['https://media.example/uploads/a.png'],
  });
});

test('what a screen shows of the company profile counts among its changes', async () => {
  setContent({ '/api/company-profile': { updatedAt: '2026-06-06T00:00:00.000Z' } });
  const addresses = new Map((await listSiteAddresses()).map((page) => [page.path, page]));
  for (const path of ['/faq', '/contact']) {
    expect(addresses.get(path)?.changedAt, path).toBe('2026-06-06T00:00:00.000Z');
  }
});

test.each([
  ['/api/case-studies', ['/']],
  ['/api/company-addresses', ['/contact']],
  ['/api/teams', ['/aboutus/management-team']],
  ['/api/services', ['/', '/aboutus/management-team', '/services', '/quote']],
  ['/api/certificates', ['/aboutus/company-profile']],
  ['/api/service-pages', ['/', '/aboutus/management-team', '/services', '/quote']],
])('a change among %s counts as one of the screens that show them', async (type, screens) => {
  setContent({ [type]: [{ documentId: 'd', updatedAt: '2026-07-07T00:00:00.000Z' }] });
  const changed = (await listSiteAddresses()).filter(({ changedAt }) => changedAt !== null);
  expect(changed.map(({ path }) => path)).toEqual(screens);
});

test('a service without additions has no changes of them', async () => {
  const missing = () => 404;
  setContent({ '/api/case-studies': missing, '/api/certificates': missing });
  const changed = (await listSiteAddresses()).filter(({ changedAt }) => changedAt !== null);
  expect(changed).toEqual([]);
});

test('an article that has no address is left out', async () => {
  setContent({ '/api/articles': [rawSummary('..'), rawSummary('news')] });
  const paths = (await listSiteAddresses()).map(({ path }) => path);
  expect(paths.filter((path) => path.startsWith('/post/'))).toEqual(['/post/news']);
});

test('of a long blog list only the first page is read', async () => {
  const { requests } = setContent({
    '/api/articles': Array.from({ length: 60 }, (_, index) => rawSummary(`n-${index}`)),
    '/api/article-types': [{ documentId: 't', label: 'Blogs' }],
  });
  const pages = (await listSiteAddresses()).filter(({ path }) => path.startsWith('/blogs'));
  expect(pages.map(({ path }) => path)).toEqual(['/blogs', '/blogs/page/2', '/blogs/page/3']);
  expect(pages.map(({ changedAt }) => changedAt !== null)).toEqual([true, false, false]);
  const read = requests.map(({ url }) => url.searchParams.get('pagination[page]'));
  expect(read).not.toContain('2');
});

test('the sitemap is one file with absolute URLs', async () => {
  setContent({ '/api/articles': [rawSummary('news')] });
  const xml = await siteSitemap();
  expect(xml).toContain('<url><loc>https://site.example</loc>');
  expect(xml).toContain(
    '<loc>https://site.example/post/news</loc><lastmod>2026-01-02T00:00:00.000Z</lastmod>',
  );
  expect(await siteSitemapPart('1.xml')).toBeNull();
});

test('of a sitemap in parts a new article is in the last one and moves no other', async () => {
  const articles = Array.from({ length: 1500 }, (_, index) => rawSummary(`n-${index}`));
  const addressesOf = (xml: string | null) => xml?.match(/<loc>[^<]+/g);
  setContent({ '/api/articles': articles });
  const first = addressesOf(await siteSitemapPart('1.xml'));
  expect(first).toHaveLength(1000);
  expect(addressesOf(await siteSitemap())).toEqual([
    '<loc>https://site.example/sitemap/1.xml',
    '<loc>https://site.example/sitemap/2.xml',
  ]);

  const news = rawSummary('news', { updatedAt: '2026-04-04T00:00:00.000Z' });
  setContent({ '/api/articles': [news, ...articles] });
  expect(addressesOf(await siteSitemapPart('1.xml'))).toEqual(first);
  const last = await siteSitemapPart('2.xml');
  expect(addressesOf(last)?.at(-1)).toBe('<loc>https://site.example/post/news');
  expect(await siteSitemap()).toContain(
    '/sitemap/2.xml</loc><lastmod>2026-04-04T00:00:00.000Z</lastmod>',
  );
  expect(await siteSitemapPart('3.xml')).toBeNull();
});

test('an article whose place in the menu is the page of a service is at its flat address', async () => {
  setContent({
    '/api/articles': [rawSummary('payroll'), rawSummary('erp')],
    '/api/service-pages': [rawSummary('payroll')],
    '/api/menus': [
      {
        name: 'Services',
        slug: 'services',
        children: [
          { name: 'Payroll', slug: 'pay', article: { slug: 'payroll' } },
          { name: 'ERP', slug: 'erp', article: { slug: 'erp' } },
        ],
      },
    ],
  });
  const paths = (await listPublicArticles()).map(({ path }) => path);
  expect(paths.sort()).toEqual(['/post/payroll', '/services/erp']);
});
