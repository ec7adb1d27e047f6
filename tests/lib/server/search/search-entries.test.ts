import { afterEach, expect, test, vi } from 'vitest';
import type { ArticleSummary, MenuItem } from '@/content-client';
import type { SearchEntry } from '@/lib/search/search-entry';
import { configuredClient } from '@/lib/server/cms/configured-client';
import { SearchEntries } from '@/lib/server/search/search-entries';
import { SiteSearch } from '@/lib/server/search/site-search';
import { NO_MIRROR } from '@/tests/support/no-mirror';
import { BARE_SUMMARY } from '../../../fixtures/articles';
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

/** What shippers may say, as the sample content does. */
const SHIPPERS: FakeContent = {
  '/api/teams': [
    {
      name: 'Upendo Massawe',
      designation: 'Sea Freight Manager',
      description: 'She keeps a notebook of which service kept its schedule.',
    },
  ],
  '/api/articles': [
    rawSummary('privacy-policy', {
      description: 'The service you asked about.',
      article_types: [],
    }),
    rawSummary('the-gulf', {
      description: 'A weekly service.',
      article_types: [{ type: 'blogs' }],
    }),
  ],
  '/api/services': [{ details: [{ title: 'Sea Freight', link: '/services/sea' }] }],
};
const PAGES = [
  { slug: 'sea', title: 'Sea Freight', group: 'Freight', summary: 'Full and shared containers.' },
  { slug: 'cold', title: 'Cold Chain', group: 'Freight', summary: 'Fish, kept frozen.' },
  { slug: 'yard', title: 'Warehousing', group: 'Storage', summary: 'A bonded shed and a yard.' },
];

test.each(['service', 'services', 'our services'])(
  'who looks for ‘%s’ finds the pages of services first',
  async (query) => {
    const hrefs = Object.keys(await kindsOf(query, { ...SHIPPERS, '/api/service-pages': PAGES }));
    expect(hrefs[0]).toBe('/services');
    expect(hrefs.slice(1, 4).toSorted()).toEqual([
      '/services/cold',
      '/services/sea',
      '/services/yard',
    ]);
    expect(hrefs).toHaveLength(7);
  },
);

test('the group of a service finds those in it', async () => {
  const hrefs = Object.keys(await kindsOf('freight', { ...SHIPPERS, '/api/service-pages': PAGES }));
  expect(hrefs.slice(0, 2)).toEqual(['/services/sea', '/services/cold']);
});

test('where services have no pages, their screen is found first', async () => {
  const details = [{ title: 'Sea freight' }, { title: 'Air freight' }];
  const content = { ...SHIPPERS, '/api/services': [{ details }], '/api/service-pages': null };
  expect(Object.keys(await kindsOf('services', content))[0]).toBe('/services');
});

test.each([
  ['request a quote', '/quote'],
  ['quotation', '/quote'],
  ['management team', '/aboutus/management-team'],
  ['company profile', '/aboutus/company-profile'],
  ['about us', '/aboutus/company-profile'],
  ['stationery shop', '/aboutus/company-profile'],
  ['kiln', '/aboutus/company-profile'],
  ['faq', '/faq'],
  ['maswali', '/faq'],
  ['blogs', '/blogs'],
  ['habari', '/blogs'],
  ['mawasiliano', '/contact'],
])('who looks for ‘%s’ finds the screen', async (query, href) => {
  const about = {
    blocks: [
      { __component: 'shared.rich-text-markdown-wrapper', body: 'In a stationery shop.' },
      {
        __component: 'shared.media-wrapper',
        file: { url: '/uploads/k.jpg', mime: 'image/jpeg', caption: 'The kiln of 1998' },
      },
    ],
  };
  const [first] = Object.keys(await kindsOf(query, { ...SHIPPERS, '/api/about': about }));
  expect(first).toBe(href);
});

const OFFICES: FakeContent = {
  '/api/company-addresses': [
    { label: 'Dar es Salaam', address: 'Ohio Street', phone: '+255 22 000 0010', isDefault: true },
    { label: 'Mombasa', address: 'Moi Avenue, Kenya', time: 'Mon-Fri: 8:00 - 17:00' },
    { phone: '022 111 2222 / 3333' },
    { email: 'desk@shippers.example' },
  ],
};

test.each([
  ['Mombasa office', '/contact#mombasa'],
  ['ofisi mombasa', '/contact#mombasa'],
  ['where is your branch in Kenya?', '/contact#mombasa'],
  ['moi avenue', '/contact#mombasa'],
  ['+255 22 000 0010', '/contact#dar-es-salaam'],
  ['+255220000010', '/contact#dar-es-salaam'],
  ['0220000010', '/contact#dar-es-salaam'],
  ['0221112222', '/contact#022-111-2222-3333'],
  ['desk@shippers.example', '/contact#office'],
])('who looks for ‘%s’ finds the office', async (query, href) => {
  const [first] = Object.keys(await kindsOf(query, { ...SHIPPERS, ...OFFICES }));
  expect(first).toBe(href);
});

test('a service with a price is found by what it costs', async () => {
  const pages = PAGES.map((page) => ({ ...page, priceFrom: 900, currency: 'USD' }));
  const content = { ...SHIPPERS, '/api/service-pages': pages };
  for (const query of [
    'how much does sea freight cost',
    'sea freight price',
    'bei ya sea freight',
  ]) {
    expect(Object.keys(await kindsOf(query, content))[0]).toBe('/services/sea');
  }
});

test('the index compares only the articles that have changed, moved or become hidden', async () => {
  const list = ['harvest', 'maize', 'beans', 'sisal'].map((slug) => summaryOf(slug));
  const menu: MenuItem[] = [];
  const client = {
    ...configuredClient({ retry: { retries: 0 } }),
    menus: { list: async () => [...menu] },
  };
  const source = { ...NO_MIRROR, list: () => [...list] };
  setContent({});
  const entries = new SearchEntries(
    () => client,
    () => source,
  );
  const before = await articlesOf(entries);
  list[0] = summaryOf('harvest', { title: 'Another harvest' });
  list[1] = summaryOf('maize', { noindex: true });
  menu.push({
    ...{ name: 'Beans', slug: 'beans', articleSlug: 'beans', link: null },
    ...{ description: null, featured: null, children: [] },
  });
  const after = await articlesOf(entries);
  expect(after.get('harvest')).toMatchObject({ title: 'Another harvest', href: '/post/harvest' });
  expect(after.get('maize')).toBeUndefined();
  expect(after.get('beans')).toMatchObject({ href: '/beans', kind: 'page' });
  expect(after.get('sisal')).toBeDefined();
  expect(after.get('sisal')).toBe(before.get('sisal'));
});

test('right after a start during an outage, the articles are those that an earlier process knew', async () => {
  let list: readonly ArticleSummary[] | null = null;
  const restore = async () => {
    list = [summaryOf('harvest')];
  };
  setContent({
    '/api/articles': ({ searchParams }) =>
      searchParams.has('filters[slug][$eq]') ? [rawSummary('harvest')] : 503,
  });
  const entries = new SearchEntries(
    () => configuredClient({ retry: { retries: 0 } }),
    () => ({ ...NO_MIRROR, list: () => list, restore }),
  );
  expect((await articlesOf(entries)).get('harvest')).toBeDefined();
});

async function articlesOf(entries: SearchEntries) {
  const found = new Map<string, SearchEntry>();
  for await (const read of entries.read()) {
    for (const entry of read.entries) found.set(entry.id, entry);
  }
  return found;
}

function summaryOf(slug: string, fields: Partial<ArticleSummary> = {}): ArticleSummary {
  return { ...BARE_SUMMARY, documentId: slug, slug, title: slug, isPost: true, ...fields };
}

async function kindsOf(query: string, content: FakeContent) {
  setContent(content);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const search = new SiteSearch(
    () => configuredClient({ retry: { retries: 0 } }),
    () => NO_MIRROR,
  );
  const { hits } = await search.search(query);
  return Object.fromEntries(hits.map(({ href, kind }) => [href, kind]));
}
