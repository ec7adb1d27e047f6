import { describe, expect, test } from 'vitest';
import { errorResponse, type FakeStep, listResponse } from '../support/fake-fetch';
import { passTime } from '../support/pass-time';
import { addressOf, errorOf, IMAGE, rawArticle, rawImage, setup } from './support';

const RELATION_QUERY =
  '/api/articles?filters[article_types][type]=blogs&sort[0]=createdAt:desc&sort[1]=slug:asc';
const POPULATE =
  '&populate[cover]=true&populate[thumbnail_image]=true&populate[seo]=true' +
  '&populate[article_types][fields][0]=type';

/** Answers by address, since the two questions are asked at the same time. */
function service(answers: { types: FakeStep; articles: FakeStep; nested?: FakeStep }): FakeStep {
  return (request) => {
    const address = addressOf(request);
    const step = address.startsWith('/api/articles')
      ? answers.articles
      : address.includes('populate[articles]')
        ? (answers.nested ?? answers.types)
        : answers.types;
    return typeof step === 'function' ? step(request) : step;
  };
}

const types = listResponse([
  {
    documentId: 'doc-blogs',
    type: 'blogs',
    label: 'Our Notes',
    IsDarkCover: true,
    cover: rawImage(),
  },
]);

const post = (fields: Record<string, unknown> = {}) =>
  rawArticle({ article_types: [{ type: 'blogs' }], ...fields });
const all = Array.from({ length: 230 }, (_, index) => post({ slug: `note-${index}` }));

/** Answers with articles, and returns no larger pages than these. */
function inPagesOf(limit: number): FakeStep {
  return ({ url }) => {
    const numberOf = (name: string) => Number(url.searchParams.get(`pagination[${name}]`));
    const pageSize = Math.min(numberOf('pageSize'), limit);
    const page = numberOf('page') || 1;
    const entries = all.slice((page - 1) * pageSize, page * pageSize);
    return listResponse(entries, { pageSize, total: all.length });
  };
}

describe('the blog list', () => {
  test('asks for its cover and for one page of articles', async () => {
    const { client, requests } = setup([service({ types, articles: listResponse([post()]) })]);
    await client.blogs.find(3);

    expect(requests.map(addressOf)).toEqual([
      '/api/article-types?filters[type]=blogs&populate[cover]=true',
      `${RELATION_QUERY}&pagination[pageSize]=100&pagination[withCount]=true${POPULATE}`,
    ]);
    expect(requests.map(({ init }) => init.next)).toMatchObject([
      { tags: ['content:article-types', 'content:media'] },
      { tags: ['content:articles', 'content:article-types', 'content:media'] },
    ]);
  });

  test('has its cover, its articles and how many there are', async () => {
    const slugs = Array.from({ length: 61 }, (_, index) => `note-${index}`);
    const articles = listResponse(slugs.map((slug) => post({ slug })));
    const { client } = setup([service({ types, articles })]);

    expect(await client.blogs.find(2)).toMatchObject({
      label: 'Our Notes',
      tone: 'dark',
      cover: IMAGE,
      articles: slugs.slice(25, 50).map((slug) => ({ slug })),
      page: 2,
      pageCount: 3,
      total: 61,
    });
  });

  test('is one request for its first pages, the news and the feed', async () => {
    const { client, requests } = setup([service({ types, articles: listResponse([post()]) })]);
    for (const page of [1, 2, 3, 4]) await client.blogs.find(page);
    for (const count of [3, 50, 100]) await client.articles.latest(count);
    const asked = () => new Set(requests.map(addressOf).filter((one) => /articles\?/.test(one)));
    expect(asked()).toEqual(
      new Set([`${RELATION_QUERY}&pagination[pageSize]=100&pagination[withCount]=true${POPULATE}`]),
    );

    await client.blogs.find(5);
    expect([...asked()][1]).toContain('&pagination[pageSize]=100&pagination[page]=2&');
  });

  test.each([100, 30, 25, 10])(
    'of a service that returns %i at once has each article once',
    async (limit) => {
      const { client } = setup([service({ types, articles: inPagesOf(limit) })]);
      const { pageCount = 0 } = (await client.blogs.find()) ?? {};
      const slugs: string[] = [];
      for (let page = 1; page <= pageCount; page += 1) {
        const list = await client.blogs.find(page);
        slugs.push(...(list?.articles.map(({ slug }) => slug) ?? []));
      }
      expect(slugs).toEqual(all.map(({ slug }) => slug));
      const latest = await client.articles.latest(50);
      expect(latest.map(({ slug }) => slug)).toEqual(slugs.slice(0, 50));
    },
  );

  test('of a service that does not count is that of the list itself', async () => {
    const nested = listResponse([{ documentId: 'doc-blogs', articles: all }]);
    const articles = { body: { data: all.slice(0, 25) } };
    const { client } = setup([service({ types, articles, nested })]);

    expect(await client.blogs.find(9)).toMatchObject({ pageCount: 10, total: 230 });
    expect(await client.articles.latest(50)).toHaveLength(50);
  });

  test.each([0, -5])('of a service that says %i articles are a page is there', async (pageSize) => {
    const articles = listResponse([post()], { pageSize, total: 1 });
    const { client } = setup([service({ types, articles })]);

    expect((await client.blogs.find())?.articles).toHaveLength(1);
  });

  test('is null where the service has none', async () => {
    const { client } = setup([service({ types: listResponse([]), articles: listResponse([]) })]);

    expect(await client.blogs.find()).toBeNull();
  });

  test('is there without label and cover when those are malformed', async () => {
    const { client, issues } = setup([
      service({
        types: listResponse([{ documentId: 'doc-blogs', label: {}, cover: 'x' }]),
        articles: listResponse([post()]),
      }),
    ]);

    expect(await client.blogs.find()).toMatchObject({ label: null, cover: null, tone: 'light' });
    expect(issues.map(({ resource, entry, path }) => [resource, entry, path])).toEqual([
      ['blogs', 'doc-blogs', 'label'],
      ['blogs', 'doc-blogs', 'cover'],
    ]);
  });

  test('fails when one of its questions fails', async () => {
    const refused = errorResponse(403, 'Forbidden');
    const { client } = setup([service({ types, articles: refused, nested: refused })]);

    expect((await errorOf(client.blogs.find())).kind).toBe('unauthorized');
  });
});

describe('a service whose articles do not know their type', () => {
  const articles = errorResponse(400, 'Invalid key article_types');
  const days = [3, 9, 1, 7, 5];
  const nested = listResponse([
    {
      documentId: 'doc-blogs',
      articles: days.map((day) =>
        rawArticle({ slug: `day-${day}`, createdAt: `2026-01-0${day}T08:00:00.000Z` }),
      ),
    },
  ]);

  test('is requested as the specification says', async () => {
    const { client, requests } = setup([service({ types, articles, nested })]);
    await client.articles.latest(3);

    expect(requests.map(addressOf)).toEqual([
      `${RELATION_QUERY}&pagination[pageSize]=100&pagination[withCount]=true${POPULATE}`,
      '/api/article-types?filters[type]=blogs&populate[articles][populate]=*' +
        '&populate[cover]=true&pagination[pageSize]=3',
    ]);
  });

  test('may refuse to list its articles', async () => {
    const refused = errorResponse(403, 'Forbidden');
    const { client } = setup([service({ types, articles: refused, nested })]);

    expect(await client.articles.latest(1)).toMatchObject([{ slug: 'day-9' }]);
    expect(await client.blogs.find()).toMatchObject({ total: 5 });
  });

  test('gives the newest, and no more than were wanted', async () => {
    const { client } = setup([service({ types, articles, nested })]);
    const latest = await client.articles.latest(3);

    expect(latest.map(({ slug }) => slug)).toEqual(['day-9', 'day-7', 'day-5']);
  });

  test('gives the blog list in pages', async () => {
    const many = listResponse([{ articles: all.slice(0, 51) }]);
    const { client } = setup([service({ types, articles, nested: many })]);

    expect(await client.blogs.find(3)).toMatchObject({
      articles: [{ slug: 'note-9' }],
      page: 3,
      pageCount: 3,
      total: 51,
    });
  });

  test('may have two articles of one slug: the list has the one that its address shows', async () => {
    const two = ['First', 'Second'].map((title) => rawArticle({ title, slug: 'one-of-two' }));
    const twice = listResponse([{ articles: [...two, rawArticle({ slug: 'another' })] }]);
    const { client } = setup([service({ types, articles, nested: twice })]);
    const list = await client.blogs.find();

    expect(list?.total).toBe(2);
    expect(list?.articles.map(({ title }) => title)).toContain('First');
    expect(list?.articles.map(({ title }) => title)).not.toContain('Second');
  });

  test('is not asked for the relation again for some minutes', async () => {
    const { client, requests } = setup([service({ types, articles, nested })]);
    const relationQueries = () =>
      requests.filter((request) => addressOf(request).startsWith('/api/articles')).length;
    for (let reads = 0; reads < 3; reads += 1) await client.articles.latest(3);
    expect(relationQueries()).toBe(1);

    passTime(300_000);
    await client.articles.latest(3);
    expect(relationQueries()).toBe(2);
  });

  test.each([
    ['all articles', listResponse([post(), rawArticle({ slug: 'a-page' })])],
    ['none', listResponse([])],
  ])('may ignore the filter and list %s', async (_, unfiltered) => {
    const { client } = setup([service({ types, articles: unfiltered, nested })]);

    expect(await client.articles.latest(1)).toMatchObject([{ slug: 'day-9' }]);
    expect(await client.blogs.find()).toMatchObject({ total: 5 });
  });

  test('may have no articles', async () => {
    const { client } = setup([service({ types, articles, nested: listResponse([]) })]);

    expect(await client.articles.latest(3)).toEqual([]);
  });
});

test('the latest articles leave out what is malformed', async () => {
  const { client, issues } = setup([listResponse([post({ slug: '' }), post()])]);

  expect(await client.articles.latest(3)).toHaveLength(1);
  expect(issues).toMatchObject([{ resource: 'articles', entry: 'doc-article', path: 'slug' }]);
});
