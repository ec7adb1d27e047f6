import { describe, expect, test } from 'vitest';
import { errorResponse, listResponse } from '../support/fake-fetch';
import { addressOf, setup } from './support';

describe('the time of the last change', () => {
  test('is that of the entry changed last', async () => {
    const { client, requests } = setup([
      listResponse([{ documentId: 'd', updatedAt: '2026-02-03T04:05:06.000Z' }]),
    ]);

    expect(await client.changes.latest('team')).toBe('2026-02-03T04:05:06.000Z');
    expect(addressOf(requests[0])).toBe(
      '/api/teams?fields[0]=updatedAt&sort=updatedAt:desc&pagination[pageSize]=1',
    );
    expect(requests[0]?.init.next).toMatchObject({ tags: ['content:team'] });
  });

  test('is null where nothing is there', async () => {
    const { client } = setup([listResponse([])]);
    expect(await client.changes.latest('faq')).toBeNull();
  });

  test('of a single type that is not published is null', async () => {
    const { client, requests } = setup([errorResponse(404, 'Not Found')]);
    expect(await client.changes.latest('about')).toBeNull();
    expect(addressOf(requests[0])).toBe('/api/about?fields[0]=updatedAt');
  });

  test('of a single type that a service lacks is null, too, where it once responds with an empty list', async () => {
    const { client } = setup([errorResponse(404, 'Not Found'), listResponse([])]);
    expect(await client.changes.latest('companyProfile')).toBeNull();
    expect(await client.changes.latest('companyProfile')).toBeNull();
  });

  test('that is no date is reported and null', async () => {
    const { client, issues } = setup([listResponse([{ documentId: 'd', updatedAt: 'yesterday' }])]);
    expect(await client.changes.latest('services')).toBeNull();
    expect(issues).toEqual([
      { resource: 'services', entry: 'd', path: 'updatedAt', message: 'is not a date' },
    ]);
  });
});

test.each([
  [{ documentId: 'd', updatedAt: '2026-02-03T04:05:06.000Z' }, '2026-02-03T04:05:06.000Z'],
  [null, null],
])('the last change of the single type %j is %j', async (data, time) => {
  const { client, requests, issues } = setup([{ body: { data } }]);
  expect(await client.changes.latest('companyProfile')).toBe(time);
  expect(requests[0]?.init.next).toMatchObject({ tags: ['content:company-profile'] });
  expect(issues).toEqual([]);
});
