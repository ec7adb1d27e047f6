import { expect, test } from 'vitest';
import { readSource } from '@/lib/server/forms/read-source';

const SITE = 'https://www.example.com';
const visited = (fields: object) =>
  JSON.stringify({ page: '', landing: '', referrer: '', ...fields });

test('the page, what led to the site, and the campaign of the first page', () => {
  const told = visited({
    page: `${SITE}/services?name=asha`,
    landing: `${SITE}/?utm_source=letter&utm_campaign=spring%0Asale&token=secret`,
    referrer: 'https://search.example/results?q=erp',
  });
  expect(readSource(told, null, SITE)).toEqual({
    page: '/services',
    referrer: 'https://search.example/results',
    utm: { utm_source: 'letter', utm_campaign: 'spring sale' },
  });
});

test('without JavaScript, the page of the request and its campaign', () => {
  expect(readSource('', `${SITE}/contact?utm_medium=post`, SITE)).toEqual({
    page: '/contact',
    referrer: null,
    utm: { utm_medium: 'post' },
  });
});

test('a page of this site is no referrer, but may have the campaign', () => {
  const told = visited({ page: `${SITE}/quote`, referrer: `${SITE}/?utm_source=radio` });
  expect(readSource(told, null, SITE)).toEqual({
    page: '/quote',
    referrer: null,
    utm: { utm_source: 'radio' },
  });
  const proxied = visited({ page: 'http://10.0.0.1/quote', referrer: 'http://10.0.0.1/' });
  expect(readSource(proxied, null, SITE)).toMatchObject({ referrer: null });
});

test.each([
  ['', null],
  ['no JSON', 'no address'],
  ['[]', 'mailto:asha@example.com'],
  [visited({ page: 'javascript:alert(1)', referrer: 7 }), null],
])('%j and %j tell nothing', (told, referer) => {
  expect(readSource(told, referer, SITE)).toBeNull();
});

test('a value of the campaign that is cut has no half of a character', () => {
  for (const start of ['', 'x']) {
    const page = `${SITE}/?utm_source=${start}${'🙂'.repeat(200)}`;
    const source = readSource(visited({ page }), null, SITE);
    expect(source?.utm.utm_source?.isWellFormed()).toBe(true);
    expect(source?.utm.utm_source).toHaveLength(200);
  }
});

test('nothing is longer than the service takes', () => {
  const utm = Array.from({ length: 20 }, (_, index) => `utm_${'abcdefghijklmnopqrst'[index]}=1`);
  const long = `${SITE}/${'a'.repeat(900)}?utm_source=${'b'.repeat(900)}`;
  const source = readSource(visited({ page: long }), null, SITE);
  expect(source?.page).toHaveLength(500);
  expect(source?.utm.utm_source).toHaveLength(200);
  const many = readSource(visited({ page: `${SITE}/?${utm.join('&')}` }), null, SITE);
  expect(Object.keys(many?.utm ?? {})).toHaveLength(8);
});
