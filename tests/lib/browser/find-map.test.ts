import { afterEach, expect, test, vi } from 'vitest';
import { findMap } from '@/lib/browser/find-map';
import { type FakeStep, fakeFetch } from '../../support/fake-fetch';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function maps(...steps: FakeStep[]) {
  const fetch = fakeFetch(...steps);
  vi.stubGlobal('fetch', fetch);
  return () => fetch.requests.map(({ url }) => url.searchParams.get('q'));
}

test('an address has the map of its most exact part that the maps service knows', async () => {
  const searched = maps({ body: [] }, { body: [{ lat: '-6.81', lon: '39.29' }] });
  const href = await findMap('5th Floor, Ohio Street, Dar es Salaam');
  expect(new URL(href ?? '').searchParams.get('marker')).toBe('-6.81,39.29');
  expect(searched()).toEqual([
    '5th Floor, Ohio Street, Dar es Salaam',
    'Ohio Street, Dar es Salaam',
  ]);
});

test('an address that nobody knows has none, after three searches', async () => {
  const searched = maps({ body: [{ lat: 'north' }] }, { body: {} }, { body: [] });
  expect(await findMap('a, b, c, d')).toBeNull();
  expect(searched()).toEqual(['a, b, c, d', 'b, c, d', 'c, d']);
});

test('a maps service that fails is logged, and gives no map', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  maps({ status: 503, body: [] });
  expect(await findMap('Ohio Street')).toBeNull();
  expect(String(logged.mock.calls[0])).toContain('503');
});
