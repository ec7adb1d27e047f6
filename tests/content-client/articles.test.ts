import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { sortNewestFirst } from '../../content-client';
import { errorResponse, listResponse } from '../support/fake-fetch';
import { addressOf, errorOf, IMAGE, rawArticle, rawImage, setup } from './support';

describe('an article by its slug', () => {
  test('is requested with cover, metadata and every kind of block', async () => {
    const { client, requests } = setup([listResponse([])]);
    await client.articles.find('payroll');

    const on = 'populate[blocks][on]';
    expect(addressOf(requests[0])).toBe(
      '/api/articles?filters[slug][$eq]=payroll' +
        '&populate[cover]=true&populate[thumbnail_image]=true&populate[seo][populate]=*' +
        `&${on}[shared.rich-text-markdown-wrapper][populate]=*` +
        `&${on}[shared.html-markdown-wrapper][populate]=*` +
        `&${on}[shared.action-btn-wrapper][populate]=*` +
        `&${on}[shared.slider-wrapper][populate][renderBlock]=true` +
        `&${on}[shared.slider-wrapper][populate][files][populate]=*` +
        `&${on}[shared.quote-wrapper][populate]=*` +
        `&${on}[shared.media-wrapper][populate]=*` +
        `&${on}[shared.stack-images][populate][renderBlock]=true` +
        `&${on}[shared.stack-images][populate][files][populate]=*` +
        `&${on}[shared.carousel-button][populate]=*` +
        `&${on}[shared.rich-text][populate]=*` +
        '&populate[article_types][fields][0]=type',
    );
    expect(requests[0]?.init.next).toMatchObject({
      tags: [
        'content:slug:payroll',
        'content:single-articles',
        'content:article-types',
        'content:media',
      ],
    });
  });

  test('has everything the screen shows', async () => {
    const { client, issues } = setup([
      listResponse([
        rawArticle({
          cover: rawImage(),
          thumbnail_image: rawImage({ alternativeText: 'Small' }),
          IsDarkCover: true,
          button_name: 'Call us',
          button_link: '/contact',
          author: 'Neema Kessy',
          article_types: [{ documentId: 'type', type: 'blogs' }],
          seo: {
            metaTitle: 'Payroll software',
            metaDescription: 'On time',
            metakeywords: 'payroll, paye',
            shareImage: rawImage(),
            noindex: true,
          },
          blocks: [{ __component: 'shared.html-markdown-wrapper', id: 1, body: '<p>Hi</p>' }],
        }),
      ]),
    ]);

    expect(await client.articles.find('payroll')).toEqual({
      documentId: 'doc-article',
      slug: 'payroll',
      title: 'Payroll',
      description: 'Paid on the 25th',
      publishedOn: '2026-03-04T05:06:07.000Z',
      updatedAt: '2026-04-05T06:07:08.000Z',
      cover: IMAGE,
      thumbnail: { ...IMAGE, alt: 'Small' },
      tone: 'dark',
      button: { name: 'Call us', link: '/contact' },
      seo: {
        title: 'Payroll software',
        description: 'On time',
        keywords: 'payroll, paye',
        shareImage: IMAGE,
      },
      noindex: true,
      author: 'Neema Kessy',
      isPost: true,
      blocks: [expect.objectContaining({ kind: 'html', body: '<p>Hi</p>' })],
    });
    expect(issues).toEqual([]);
  });

  test.each([undefined, null, 'in spring'])('needs no date: %j', async (createdAt) => {
    const { client } = setup([listResponse([{ slug: 'a', title: 'A', createdAt }])]);

    expect(await client.articles.find('a')).toMatchObject({ publishedOn: null, updatedAt: null });
  });

  test('needs no more than slug, title and date', async () => {
    const { client, issues } = setup([
      listResponse([
        { documentId: 'd', slug: 'a', title: 'A', createdAt: '2026-01-02', description: '' },
      ]),
    ]);

    expect(await client.articles.find('a')).toEqual({
      documentId: 'd',
      slug: 'a',
      title: 'A',
      description: null,
      publishedOn: '2026-01-02',
      updatedAt: '2026-01-02',
      cover: null,
      thumbnail: null,
      tone: 'light',
      button: null,
      seo: { title: null, description: null, keywords: null, shareImage: null },
      noindex: false,
      author: null,
      isPost: null,
      blocks: [],
    });
    expect(issues).toEqual([]);
  });

  test('is known by its slug where the service gives it no documentId', async () => {
    const { client, issues } = setup([
      listResponse([{ id: 4, slug: 'a', createdAt: '2026-01-02' }]),
    ]);

    expect(await client.articles.find('a')).toMatchObject({ documentId: 'a', slug: 'a' });
    expect(issues).toEqual([]);
  });

  test.each([
    [[], false],
    [[{ type: 'press' }, {}], false],
    [[{ type: 'press' }, { type: 'blogs' }], true],
    [null, null],
    ['blogs', null],
  ])('of the types %j is a post: %s', async (types, isPost) => {
    const { client } = setup([listResponse([rawArticle({ article_types: types })])]);

    expect((await client.articles.find('payroll'))?.isPost).toBe(isPost);
  });

  test('is read without its types where the service does not know them', async () => {
    const { client, requests } = setup([
      errorResponse(400, 'Invalid key article_types'),
      listResponse([rawArticle()]),
    ]);

    expect(await client.articles.find('payroll')).toMatchObject({ slug: 'payroll', isPost: null });
    expect(addressOf(requests[1])).not.toContain('article_types');
  });

  test('is read in its plain form as well where the other one is empty, by a fault perhaps', async () => {
    const { client } = setup([
      ({ url }) =>
        listResponse(url.search.includes('article_types') ? [] : [rawArticle({ slug: 'payroll' })]),
    ]);

    expect(await client.articles.find('payroll')).toMatchObject({ slug: 'payroll' });
  });

  test('has the URLs of both, and no others', async () => {
    const { client, requests } = setup([
      errorResponse(400, 'Invalid key article_types'),
      listResponse([rawArticle()]),
    ]);
    await client.articles.find('café & payroll');

    expect(client.articles.urlsOf('café & payroll').map((url) => new URL(url).href)).toEqual(
      requests.map(({ url }) => url.href),
    );
  });

  test('is read at once in its plain form while the service is down and only that is stored', async () => {
    let failures = 0;
    const { client } = setup(
      [
        ({ url }) => {
          const isFirst = url.search.includes('$eq]=first');
          if (isFirst || !url.search.includes('article_types')) return listResponse([rawArticle()]);
          failures += 1;
          throw new TypeError('fetch failed');
        },
      ],
      { retry: { retries: 0 } },
    );

    // What the service offers says nothing of what an earlier version has stored.
    await client.articles.find('first');
    for (const slug of ['payroll', 'invoices', 'stock']) {
      expect(await client.articles.find(slug)).toMatchObject({ slug: 'payroll', isPost: null });
    }
    expect(failures).toBe(1);
  });

  test('is the last changed of several with this slug, as the site lists it', async () => {
    const of = (documentId: string, updatedAt: string) => rawArticle({ documentId, updatedAt });
    const { client } = setup([
      listResponse([of('old', '2026-01-01'), of('new', '2026-03-03'), of('older', '2025-01-01')]),
    ]);

    expect((await client.articles.find('payroll'))?.documentId).toBe('new');
  });

  test('that nobody published is null', async () => {
    const { client } = setup([listResponse([])]);

    expect(await client.articles.find('nowhere')).toBeNull();
  });

  test('is the first of several', async () => {
    const { client } = setup([listResponse([rawArticle(), rawArticle({ title: 'Second' })])]);

    expect((await client.articles.find('payroll'))?.title).toBe('Payroll');
  });

  test.each([
    ['/contact', '/contact'],
    ['', ''],
    [null, null],
    [undefined, null],
  ])('has a button whose link of %j is %j', async (link, expected) => {
    const { client } = setup([
      listResponse([rawArticle({ button_name: 'Go', button_link: link })]),
    ]);

    expect((await client.articles.find('payroll'))?.button).toEqual({ name: 'Go', link: expected });
  });

  test('stays when something optional in it is malformed', async () => {
    const { client, issues } = setup([
      listResponse([
        rawArticle({
          description: ['7'],
          updatedAt: 'yesterday',
          cover: 'cover.png',
          IsDarkCover: 'yes',
          seo: { metaTitle: ['x'], shareImage: { url: 'javascript:x' } },
          blocks: 'none',
        }),
      ]),
    ]);

    expect(await client.articles.find('payroll')).toMatchObject({
      description: null,
      updatedAt: '2026-03-04T05:06:07.000Z',
      cover: null,
      tone: 'light',
      seo: { title: null, shareImage: null },
      blocks: [],
    });
    expect(issues.map(({ entry, path }) => `${entry} ${path}`).sort()).toEqual([
      'doc-article IsDarkCover',
      'doc-article blocks',
      'doc-article cover',
      'doc-article description',
      'doc-article seo.metaTitle',
      'doc-article seo.shareImage.url',
      'doc-article updatedAt',
    ]);
  });
});

describe('the list of articles', () => {
  test('is requested newest first, a hundred at a time', async () => {
    const { client, requests } = setup([listResponse([])]);
    await client.articles.list();

    expect(addressOf(requests[0])).toBe(
      '/api/articles?sort[0]=createdAt:desc&sort[1]=slug:asc' +
        '&populate[cover]=true&populate[thumbnail_image]=true&populate[seo]=true&populate[article_types][fields][0]=type&pagination[pageSize]=100&pagination[withCount]=true',
    );
  });

  test('is read without types where the service does not know them', async () => {
    const { client, requests } = setup([
      errorResponse(400, 'Invalid key article_types'),
      listResponse([rawArticle()]),
    ]);

    expect(await client.articles.list()).toMatchObject([{ slug: 'payroll', isPost: null }]);
    expect(addressOf(requests[1])).not.toContain('article_types');
  });

  test.each([
    ['refuses its list', () => errorResponse(403, 'Forbidden')],
    ['lists none', () => listResponse([])],
  ])('has those of the blog list and of the menu where the service %s', async (_, list) => {
    const { client } = setup([
      ({ url }) => {
        const slug = url.searchParams.get('filters[slug][$eq]');
        if (slug !== null) return listResponse([rawArticle({ slug })]);
        if (url.pathname === '/api/articles') return list();
        if (url.pathname === '/api/article-types') {
          const notes = Array.from({ length: 120 }, (_, index) => `note-${index}`);
          return listResponse([{ articles: notes.map((slug) => rawArticle({ slug })) }]);
        }
        const below = [{ id: 2, slug: 'b', article: { slug: 'air' } }];
        return listResponse([{ id: 1, slug: 'a', article: { slug: 'note-0' }, children: below }]);
      },
    ]);

    const slugs = (await client.articles.list()).map(({ slug }) => slug);
    expect(slugs).toHaveLength(121);
    expect(slugs).toEqual(expect.arrayContaining(['air', 'note-0', 'note-119']));
  });

  test('asks for the articles that a long menu names a few at a time', async () => {
    let [open, most] = [0, 0];
    const { client } = setup([
      async ({ url }) => {
        const slug = url.searchParams.get('filters[slug][$eq]');
        if (url.pathname === '/api/menus/tree') {
          const items = Array.from({ length: 120 }, (_, id) => ({
            id,
            article: { slug: `s${id}` },
          }));
          return listResponse(items);
        }
        if (slug === null) return listResponse([]);
        open += 1;
        most = Math.max(most, open);
        await setImmediate();
        open -= 1;
        return listResponse([rawArticle({ slug })]);
      },
    ]);

    expect(await client.articles.list()).toHaveLength(120);
    expect(most).toBeLessThanOrEqual(25);
  });

  test('has failed where the blog list is refused as well', async () => {
    const { client } = setup([() => errorResponse(403, 'Forbidden')]);

    expect((await errorOf(client.articles.list())).status).toBe(403);
  });

  test.each([
    ['slug', null],
    ['slug', '  '],
  ])('leaves out and reports an article whose %s is %j', async (field, value) => {
    const { client, issues } = setup([
      listResponse([rawArticle({ [field]: value }), rawArticle({ slug: 'kept' }), 'nonsense']),
    ]);

    expect((await client.articles.list()).map(({ slug }) => slug)).toEqual(['kept']);
    expect(issues).toMatchObject([
      { resource: 'articles', entry: 'doc-article', path: field },
      { resource: 'articles', entry: null, path: '' },
    ]);
  });

  test('has articles without a title of their own under their slug as words', async () => {
    const { client, issues } = setup([
      listResponse([
        rawArticle({ slug: 'whats-new', title: null }),
        rawArticle({ slug: 'price-list', title: {} }),
      ]),
    ]);

    expect((await client.articles.list()).map(({ title }) => title)).toEqual([
      'WhatsApp New',
      'Price List',
    ]);
    expect(issues).toMatchObject([{ entry: 'doc-article', path: 'title' }]);
  });
});

test.each([
  ['2019-03-04 08:00:00', '2019-03-04 08:00:00'],
  ['04.03.2019', null],
  ['3/4/2019', null],
])('the day %j of an article is %j', async (createdAt, publishedOn) => {
  const { client } = setup([listResponse([rawArticle({ createdAt })])]);
  expect(await client.articles.find('payroll')).toMatchObject({ publishedOn });
});

test('the last changed articles are read a page at a time', async () => {
  const { client, requests } = setup([listResponse([rawArticle()], { page: 2, total: 130 })]);
  const { articles, total } = await client.articles.lastChanged(2);
  expect(articles.map(({ slug }) => slug)).toEqual(['payroll']);
  expect(total).toBe(130);
  expect(addressOf(requests[0])).toBe(
    '/api/articles?sort[0]=updatedAt:desc&sort[1]=slug:asc&pagination[pageSize]=100&pagination[page]=2&pagination[withCount]=true&populate[cover]=true&populate[thumbnail_image]=true&populate[seo]=true&populate[article_types][fields][0]=type',
  );
  expect(requests[0]?.init.next).toMatchObject({
    tags: ['content:articles', 'content:article-types', 'content:media'],
  });
});

test('a service that does not count has as many as it returned', async () => {
  const { client } = setup([{ body: { data: [rawArticle()] } }]);
  expect(await client.articles.lastChanged(1)).toMatchObject({ total: 1 });
});

test('nobody knows how many it has where its page may be full', async () => {
  const full = Array.from({ length: 25 }, (_, index) => rawArticle({ slug: `note-${index}` }));
  const { client } = setup([{ body: { data: full } }]);
  expect(await client.articles.lastChanged(1)).toMatchObject({ entries: 25, total: null });
});

test('articles of one moment are in the order of their slugs', () => {
  const article = (slug: string, publishedOn: string | null) => ({
    documentId: slug,
    slug,
    title: slug,
    description: null,
    publishedOn,
    updatedAt: publishedOn,
    thumbnail: null,
    cover: null,
    noindex: false,
    isPost: null,
    author: null,
  });
  const articles = [
    article('b', '2026-01-01T00:00:00Z'),
    article('a', '2026-01-01T03:00:00+03:00'),
    article('d', null),
    article('c', '2026-01-02T00:00:00Z'),
  ];
  for (const list of [articles, articles.toReversed()]) {
    expect(sortNewestFirst(list).map(({ slug }) => slug)).toEqual(['c', 'a', 'b', 'd']);
  }
});

test('the list of articles is refreshed with any of them, their types, and files', async () => {
  const { client, requests } = setup([listResponse([])]);
  await client.articles.list();
  expect(requests[0]?.init.next).toMatchObject({
    tags: ['content:articles', 'content:article-types', 'content:media'],
  });
});
