import { expect, test } from 'vitest';
import { toQueryString } from '../../content-client/query';

test('nested objects and lists become brackets', () => {
  const query = {
    filters: { slug: { $eq: 'payroll' } },
    sort: ['createdAt:desc', 'slug:asc'],
    populate: { cover: true, blocks: { on: { 'shared.quote-wrapper': { populate: '*' } } } },
  };

  expect(decodeURIComponent(toQueryString(query))).toBe(
    'filters[slug][$eq]=payroll&sort[0]=createdAt:desc&sort[1]=slug:asc' +
      '&populate[cover]=true&populate[blocks][on][shared.quote-wrapper][populate]=*',
  );
});

test('values cannot add parameters of their own', () => {
  expect(toQueryString({ q: 'a&b=c#d e+f' })).toBe('q=a%26b%3Dc%23d%20e%2Bf');
});

test('nothing to ask is an empty string', () => {
  expect(toQueryString({})).toBe('');
});
