// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Directions } from '@/components/screens/contact/directions';
import { CONTACT_COPY, DIRECTIONS_COPY } from '@/content/contact';
import { OPENS_TAB } from '@/content/opens-tab';
import { fakeFetch } from '../../../support/fake-fetch';

const OFFICE = '5th Floor, Ohio Street, Dar es Salaam';
const AT = { latitude: -6.76, longitude: 39.24 };

/** A maps service that knows these places, and a browser that knows where it is. */
function setMaps(places: Record<string, { lat: string; lon: string }>) {
  const fetch = fakeFetch(({ url }) => {
    const place = places[url.searchParams.get('q') ?? ''];
    if (url.pathname === '/search') return { body: place ? [place] : [] };
    return { body: { address: {}, display_name: 'Bibi Titi, Ilala' } };
  });
  vi.stubGlobal('fetch', fetch);
  const getCurrentPosition = (found: (position: { coords: typeof AT }) => void) =>
    found({ coords: AT });
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
}

async function routeTo(to: string | typeof AT): Promise<URLSearchParams> {
  render(<Directions to={to} />);
  fireEvent.click(screen.getByRole('button', { name: CONTACT_COPY.directions }));
  await screen.findByText('You are at Bibi Titi, Ilala.');
  const name = `${DIRECTIONS_COPY.open} ${OPENS_TAB}`;
  const [, link] = screen.getAllByRole<HTMLAnchorElement>('link', { name });
  return new URL(link?.href ?? '').searchParams;
}

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the way leads to the position of the office', async () => {
  setMaps({});
  const route = await routeTo({ latitude: -6.81, longitude: 39.29 });
  expect(route.get('route')).toBe('-6.76,39.24;-6.81,39.29');
});

test('without a position, to what the maps service knows of its address', async () => {
  setMaps({ 'Ohio Street, Dar es Salaam': { lat: '-6.81', lon: '39.29' } });
  expect((await routeTo(OFFICE)).get('route')).toBe('-6.76,39.24;-6.81,39.29');
});

test('where it knows nothing, to the address as it is written', async () => {
  setMaps({});
  const route = await routeTo(OFFICE);
  expect([route.get('from'), route.get('to')]).toEqual(['-6.76,39.24', OFFICE]);
});
