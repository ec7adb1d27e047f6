import { expect, test } from 'vitest';
import { directionsHref, mapEmbedHref, mapHref } from '@/lib/routing/map-links';

const OFFICE = { latitude: -6.8132, longitude: 39.2905 };

test('the map shows the streets around the office, with a marker on it', () => {
  const url = new URL(mapEmbedHref(OFFICE));
  expect(url.origin + url.pathname).toBe('https://www.openstreetmap.org/export/embed.html');
  expect(url.searchParams.get('bbox')).toBe('39.28450,-6.81620,39.29650,-6.81020');
  expect(url.searchParams.get('marker')).toBe('-6.8132,39.2905');
  expect(url.searchParams.get('layer')).toBe('mapnik');
});

test('directions lead from where the visitor is to the office', () => {
  const url = new URL(directionsHref(OFFICE, { latitude: -6.76, longitude: 39.24 }));
  expect(url.origin + url.pathname).toBe('https://www.openstreetmap.org/directions');
  expect(url.searchParams.get('route')).toBe('-6.76,39.24;-6.8132,39.2905');
  expect(url.searchParams.get('engine')).toBe('fossgis_osrm_car');
});

test('directions without a start leave it to the visitor', () => {
  expect(new URL(directionsHref(OFFICE, null)).searchParams.get('route')).toBe(';-6.8132,39.2905');
});

test('an office with a position has a pin on the map', () => {
  expect(mapHref({ address: 'Ohio Street', latitude: -6.8, longitude: 39.29 })).toBe(
    'https://www.openstreetmap.org/?mlat=-6.8&mlon=39.29#map=17/-6.8/39.29',
  );
});

test('an office without a place has no map', () => {
  expect(mapHref({ address: null, latitude: null, longitude: null })).toBeNull();
  expect(mapHref({ address: null, latitude: 1, longitude: null })).toBeNull();
});

test('an office without one is looked for by its address', () => {
  const href = mapHref({ address: 'Ohio Street & Garden', latitude: null, longitude: 39.29 });
  expect(href).toBe('https://www.openstreetmap.org/search?query=Ohio%20Street%20%26%20Garden');
});

test('directions to an address have the maps service look for it', () => {
  const { searchParams } = new URL(directionsHref('Ohio Street', OFFICE));
  expect([...searchParams]).toEqual([
    ['engine', 'fossgis_osrm_car'],
    ['from', '-6.8132,39.2905'],
    ['to', 'Ohio Street'],
  ]);
});
