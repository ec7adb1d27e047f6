import { expect, test } from 'vitest';
import { errorResponse, listResponse } from '../support/fake-fetch';
import { addressOf, errorOf, setup } from './support';

const raw = (fields: Record<string, unknown> = {}) => ({
  documentId: 'r1',
  from: '/old',
  to: '/new',
  type: 'permanent',
  ...fields,
});

test('redirects are requested with the fields they need, and carry their tag', async () => {
  const { client, requests } = setup([listResponse([raw(), raw({ type: 'temporary' })])]);
  expect(await client.redirects.list()).toEqual([
    { from: '/old', to: '/new', isPermanent: true },
    { from: '/old', to: '/new', isPermanent: false },
  ]);
  expect(addressOf(requests[0])).toBe(
    '/api/redirects?sort=from:asc&fields[0]=from&fields[1]=to&fields[2]=type&pagination[pageSize]=100&pagination[withCount]=true',
  );
  expect(requests[0]?.init.next).toMatchObject({ tags: ['content:redirects'] });
});

test('one that leads to a third party’s script or another scheme is left out and reported', async () => {
  const targets = ['javascript:alert(1)', 'http://other.example', '//other.example', '/\\other'];
  const { client, issues } = setup([
    listResponse([...targets.map((to) => raw({ to })), raw({ from: 'old' }), raw({ type: 'x' })]),
  ]);
  expect(await client.redirects.list()).toEqual([]);
  expect(issues).toHaveLength(6);
  expect(issues[0]).toMatchObject({ resource: 'redirects', entry: 'r1', path: 'to' });
});

test.each([
  [404, 'no such type'],
  [400, 'a type of this name with other fields'],
  [403, 'one that the token may not read'],
])('a service that answers %i, as with %s, has none', async (status) => {
  expect(await setup([errorResponse(status, 'No')]).client.redirects.list()).toEqual([]);
});

test('a service that fails is an error', async () => {
  const down = setup([errorResponse(503, 'Away')], { retry: { retries: 0 } });
  expect((await errorOf(down.client.redirects.list())).kind).toBe('unavailable');
});

test('a service without a log of paths is told once', async () => {
  const { client, requests } = setup([{ status: 405, body: 'Method Not Allowed' }]);
  await client.notFoundLog.report([{ path: '/old', hits: 2, referrer: null }]);
  await client.notFoundLog.report([{ path: '/older', hits: 1, referrer: null }]);
  expect(requests).toHaveLength(1);
});

test('paths that were not found are reported in one request', async () => {
  const { client, requests } = setup([{ status: 201, body: { data: { counted: 1 } } }]);
  await client.notFoundLog.report([{ path: '/old', hits: 2, referrer: null }]);
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({
    method: 'POST',
    body: { data: [{ path: '/old', hits: 2, referrer: null }] },
  });
  expect(addressOf(requests[0])).toBe('/api/missed-addresses/report');
});

test('a broken service is not taken for one without redirects', async () => {
  const { client } = setup([{ body: '<p>' }]);
  expect((await errorOf(client.redirects.list())).kind).toBe('malformed');
});
