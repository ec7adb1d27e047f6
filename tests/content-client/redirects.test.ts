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

test('a service without the type has none; one that fails is an error', async () => {
  expect(await setup([errorResponse(404, 'Not Found')]).client.redirects.list()).toEqual([]);
  const down = setup([errorResponse(503, 'Away')], { retry: { retries: 0 } });
  expect((await errorOf(down.client.redirects.list())).kind).toBe('unavailable');
  const refused = setup([errorResponse(403, 'Forbidden')]);
  expect((await errorOf(refused.client.redirects.list())).kind).toBe('unauthorized');
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

test('a service without redirects has none, and a broken one is not taken for it', async () => {
  expect(await setup([errorResponse(404, 'No')]).client.redirects.list()).toEqual([]);
  const { client } = setup([{ body: '<p>' }]);
  expect((await errorOf(client.redirects.list())).kind).toBe('malformed');
});
