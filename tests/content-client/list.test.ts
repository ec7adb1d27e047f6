import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listResponse } from '../support/fake-fetch';
import { addressOf, setup } from './support';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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
      listResponse(entries(1, 100), { page: 1, pageCount: 3 }),
      listResponse([], { page: 2, pageCount: 3 }),
    ]);

    expect(await client.faq.list()).toHaveLength(100);
    expect(requests).toHaveLength(2);
  });

  test('that never ends is cut and reported', async () => {
    const { client, requests, issues } = setup([
      listResponse([entry(1)], { pageCount: 1_000_000 }),
    ]);

    expect(await client.faq.list()).toHaveLength(1000);
    expect(requests).toHaveLength(1000);
    expect(issues).toEqual([
      { resource: 'faq', entry: null, path: '', message: 'only the first 1000 entries were read' },
    ]);
  });

  test('without page numbers is one page', async () => {
    const { client, requests } = setup([{ body: { data: [entry(1)], meta: {} } }]);

    expect(await client.faq.list()).toHaveLength(1);
    expect(requests).toHaveLength(1);
  });

  test('of a service that does not count is one page, and reported where that is full', async () => {
    const pagination = { start: 0, limit: 100 };
    const { client, requests, issues } = setup([
      { body: { data: entries(1, 99), meta: { pagination } } },
      { body: { data: entries(1, 100), meta: { pagination } } },
    ]);

    expect(await client.faq.list()).toHaveLength(99);
    expect(issues).toEqual([]);
    expect(await client.faq.list()).toHaveLength(100);
    expect(requests).toHaveLength(2);
    expect(issues).toEqual([
      { resource: 'faq', entry: null, path: '', message: 'only the first 100 entries were read' },
    ]);
  });
});
