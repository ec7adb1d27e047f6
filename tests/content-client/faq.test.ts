import { describe, expect, test } from 'vitest';
import { listResponse } from '../support/fake-fetch';
import { addressOf, setup } from './support';

describe('questions and answers', () => {
  test('keep their HTML as it is', async () => {
    const { client, requests } = setup([
      listResponse([{ id: 1, title: '<b>How long?</b>', description: '<p>Long.</p>' }]),
    ]);

    expect(await client.faq.list()).toEqual([
      { title: '<b>How long?</b>', description: '<p>Long.</p>' },
    ]);
    expect(addressOf(requests[0])).toBe('/api/qnas?sort=createdAt:asc&pagination[pageSize]=100');
  });

  test('one without an answer is left out and reported', async () => {
    const { client, issues } = setup([listResponse([{ documentId: 'q1', title: 'Why?' }])]);

    expect(await client.faq.list()).toEqual([]);
    expect(issues).toMatchObject([{ resource: 'faq', entry: 'q1', path: 'description' }]);
  });
});
