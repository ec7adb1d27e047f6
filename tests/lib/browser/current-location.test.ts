import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findCurrentLocation } from '@/lib/browser/current-location';
import { fakeFetch } from '../../support/fake-fetch';

type Success = (position: { coords: { latitude: number; longitude: number } }) => void;
type Failure = (error: Error) => void;

const logged = vi.fn();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(logged);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  logged.mockReset();
});

describe('where the visitor is', () => {
  test('is a position with the address and the name that the maps service gives it', async () => {
    const maps = answer({ address: { road: 'Ohio Street' }, display_name: 'Ohio Street, Ilala' });
    visitorAt(-6.8, 39.28);
    expect(await findCurrentLocation()).toEqual({
      latitude: -6.8,
      longitude: 39.28,
      address: { road: 'Ohio Street' },
      displayName: 'Ohio Street, Ilala',
    });
    const [request] = maps.requests;
    expect(request?.method).toBe('GET');
    expect(request?.url.origin).toBe('https://nominatim.openstreetmap.org');
    expect(Object.fromEntries(request?.url.searchParams ?? [])).toEqual({
      lat: '-6.8',
      lon: '39.28',
      format: 'json',
    });
    expect(logged).not.toHaveBeenCalled();
  });

  test('throws where the browser knows no geolocation', async () => {
    vi.stubGlobal('navigator', {});
    await expect(findCurrentLocation()).rejects.toThrow(
      'Geolocation is not supported by your browser.',
    );
  });

  test('is nowhere when the position is refused, and the refusal is logged', async () => {
    const maps = answer({});
    const refusal = new Error('User denied Geolocation');
    stubGeolocation((_success, fail) => fail(refusal));
    expect(await findCurrentLocation()).toEqual({
      latitude: 0,
      longitude: 0,
      address: {},
      displayName: '',
    });
    expect(logged).toHaveBeenCalledExactlyOnceWith(refusal);
    expect(maps.requests).toEqual([]);
  });

  test.each([
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answers with an error', () => ({ status: 503 })],
    ['knows no address there', () => ({ body: { error: 'Unable to geocode' } })],
    ['answers with something else', () => ({ body: '<html>' })],
  ])('keeps its coordinates when the maps service %s', async (_what, step) => {
    vi.stubGlobal('fetch', fakeFetch(step));
    visitorAt(-6.8, 39.28);
    expect(await findCurrentLocation()).toEqual({
      latitude: -6.8,
      longitude: 39.28,
      address: null,
      displayName: null,
    });
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      'Error fetching location data:',
      expect.any(Error),
    );
  });
});

function answer(body: unknown) {
  const maps = fakeFetch({ body });
  vi.stubGlobal('fetch', maps);
  return maps;
}

function visitorAt(latitude: number, longitude: number) {
  stubGeolocation((succeed) => succeed({ coords: { latitude, longitude } }));
}

function stubGeolocation(getCurrentPosition: (succeed: Success, fail: Failure) => void) {
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
}
