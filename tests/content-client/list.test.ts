import { describe, expect, test } from 'vitest';
import { type FakeStep, listResponse } from '../support/fake-fetch';
import { addressOf, fakeTimers, setup } from './support';

fakeTimers();

describe('a long list', () => {
  const entry = (number: number) => ({ title: `Question ${number}`, description: 'Answer' });
  const entries = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => entry(from + index));

  test('is read to its end', async () => {
    const { client, requests } = setup([
      listResponse(entries(1, 100), { page: 1, pageCount: 3, total: 230 }),
      listResponse(entries(101, 200), { page: 2, pageCount: 3, total: 230 }),
      listResponse(entries(201, 230), { page: 3, pageCount: 3, total: 230 }),
    ]);
    const faq = await client.faq.list();

    expect(faq).toHaveLength(230);
    expect(faq.at(-1)?.title).toBe('Question 230');
    expect(requests.map(addressOf)).toEqual([
      '/api/qnas?sort=createdAt:asc&pagination[pageSize]=100&pagination[withCount]=true',
      '/api/qnas?sort=createdAt:asc&pagination[pageSize]=100&pagination[page]=2&pagination[withCount]=true',
      '/api/qnas?sort=createdAt:asc&pagination[pageSize]=100&pagination[page]=3&pagination[withCount]=true',
    ]);
  });

  test('that shrinks while it is read ends at the empty page', async () => {
    const { client, requests } = setup([
      listResponse(entries(1, 100), { page: 1, total: 230 }),
      listResponse([], { page: 2, total: 100 }),
    ]);

    expect(await client.faq.list()).toHaveLength(100);
    expect(requests).toHaveLength(2);
  });

  test('that never ends is cut and reported', async () => {
    const { client, requests, issues } = setup([
      ({ url }) => {
        const page = Number(url.searchParams.get('pagination[page]') ?? 1);
        return listResponse([entry(page)], { total: 1_000_000 });
      },
    ]);

    expect(await client.faq.list()).toHaveLength(1000);
    expect(requests).toHaveLength(1000);
    expect(issues).toEqual([
      { resource: 'faq', entry: null, path: '', message: 'only the first 1000 entries were read' },
    ]);
  });

  test.each([{}, [], 'none', null])('without page numbers is one page: %j', async (meta) => {
    const { client, requests } = setup([{ body: { data: [entry(1)], meta } }]);

    expect(await client.faq.list()).toHaveLength(1);
    expect(requests).toHaveLength(1);
  });

  const pagesOf =
    (all: unknown[], limit: number, pagination: object | null): FakeStep =>
    ({ url }) => {
      const page = Number(url.searchParams.get('pagination[page]') ?? 1);
      const data = all.slice((page - 1) * limit, page * limit);
      return { body: { data, meta: pagination && { pagination } } };
    };

  test.each([
    ['nothing', null],
    ['its limit alone', { page: 1, pageSize: 25 }],
    ['none', { page: 1, pageSize: 25, pageCount: 0, total: 0 }],
    ['words', { page: '1', pageSize: '25', pageCount: '2', total: '50' }],
    ['one page', { page: 1, pageSize: 25, pageCount: 1, total: 50 }],
    ['all', { start: 0, limit: 25, total: 50 }],
  ])(
    'of a service that counts %s, and returns short pages, is read to its end',
    async (_, pagination) => {
      const { client, issues } = setup([pagesOf(entries(1, 50), 25, pagination)]);

      expect(await client.faq.list()).toHaveLength(50);
      expect(issues).toEqual([]);
    },
  );

  test('of a service that neither counts nor knows of pages has each entry once', async () => {
    const pagination = { start: 0, limit: 100 };
    const { client, requests, issues } = setup([
      { body: { data: entries(1, 99), meta: { pagination } } },
      { body: { data: entries(1, 250), meta: { pagination } } },
      { body: { data: entries(1, 30), meta: { pagination } } },
    ]);

    for (const length of [99, 250, 30]) expect(await client.faq.list()).toHaveLength(length);
    expect(requests).toHaveLength(4);
    expect(issues).toEqual([]);
  });

  test('has each entry once, too, where each answer signs its addresses', async () => {
    let answers = 0;
    const signed = () => {
      answers += 1;
      const data = entries(1, 5).map((item, id) => ({ id, ...item, file: `a.png?key=${answers}` }));
      return { body: { data } };
    };
    const { client, requests } = setup([signed]);

    expect(await client.faq.list()).toHaveLength(5);
    expect(requests).toHaveLength(2);
  });

  test('that is shorter than its service says is read once, and reported', async () => {
    const { client, requests, issues } = setup([listResponse(entries(1, 3), { total: 30 })]);

    expect(await client.faq.list()).toHaveLength(3);
    expect(requests).toHaveLength(2);
    expect(issues).toMatchObject([{ message: 'only the first 3 entries were read' }]);
  });

  test('that grows while it is read has each entry once', async () => {
    const { client } = setup([
      listResponse(entries(1, 100), { total: 102 }),
      listResponse(entries(100, 102), { page: 2, total: 103 }),
    ]);

    expect(await client.faq.list()).toHaveLength(102);
  });

  test('is reported where such a service may have more', async () => {
    const { client, issues } = setup([{ body: { data: entries(1, 100) } }]);

    expect(await client.faq.list()).toHaveLength(100);
    expect(issues).toEqual([
      { resource: 'faq', entry: null, path: '', message: 'only the first 100 entries were read' },
    ]);
  });
});
