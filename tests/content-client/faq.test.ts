import { describe, expect, test } from 'vitest';
import { listResponse } from '../support/fake-fetch';
import { addressOf, setup } from './support';

describe('questions and answers', () => {
  test('keep their HTML as it is', async () => {
    const { client, requests } = setup([
      listResponse([
        { id: 1, title: '<b>How long?</b>', description: '<p>Long.</p>', group: 'Times' },
      ]),
    ]);

    expect(await client.faq.list()).toEqual([
      { title: '<b>How long?</b>', description: '<p>Long.</p>', group: 'Times' },
    ]);
    expect(addressOf(requests[0])).toBe(
      '/api/qnas?sort=createdAt:asc&pagination[pageSize]=100&pagination[withCount]=true',
    );
  });

  test('come in the order that editors gave them, those without a position first', async () => {
    const entry = (title: string, order?: number | null) => ({ title, description: 'A', order });
    const { client } = setup([
      listResponse([entry('third', 20), entry('second', 10), entry('first', null)]),
    ]);

    const titles = (await client.faq.list()).map(({ title }) => title);
    expect(titles).toEqual(['first', 'second', 'third']);
  });

  test('a question without an answer stays; an answer without a question is reported', async () => {
    const { client, issues } = setup([
      listResponse([
        { documentId: 'q1', title: 'Why?' },
        { documentId: 'q2', description: 'So.' },
      ]),
    ]);

    expect(await client.faq.list()).toEqual([{ title: 'Why?', description: null, group: null }]);
    expect(issues).toMatchObject([{ resource: 'faq', entry: 'q2', path: 'title' }]);
  });

  // What takes time that grows with the square of the length runs into the tests' time-out.
  test('300 kB of brackets do not hold up who reads the list', async () => {
    const { client } = setup([listResponse([{ title: '<'.repeat(300_000), description: 'A' }])]);
    expect(await client.faq.list()).toHaveLength(1);
  });

  test.each(['<p>&nbsp;</p>', '<p>\u00a0</p>', '<p><br></p>', '<img src="/a.png" alt="">'])(
    'a question without words is left out and reported: %j',
    async (title) => {
      const { client, issues } = setup([
        listResponse([
          { documentId: 'q1', title, description: 'So.' },
          { documentId: 'q2', title: 'Is 1 < 2?', description: '<img src="/a.png">' },
        ]),
      ]);

      expect((await client.faq.list()).map((entry) => entry.title)).toEqual(['Is 1 < 2?']);
      expect(issues).toMatchObject([{ resource: 'faq', entry: 'q1', path: 'title' }]);
    },
  );
});
