import { expect, test } from 'vitest';
import { withReadSearch } from '@/lib/routing/read-search';

test.each([
  ['/', '/'],
  ['/?email=anna%40example.org', '/'],
  ['/post/one?utm_source=mail&_rsc=1abc&x', '/post/one'],
  ['/quote?service=erp&utm_source=mail', '/quote?service=erp'],
  ['/quote?', '/quote'],
  // Each that is read is a page of its own in every cache.
  ['/quote?service=a&service=b&x', '/quote?service=b'],
  ['/quote?service=erp&service=a%21', '/quote?service=erp'],
  ['/quote?service=a!1', '/quote'],
  ['/quote?service', '/quote'],
  // What the content service allows in the address of a service.
  ['/quote?service=node.js~2_a-b', '/quote?service=node.js~2_a-b'],
  [`/quote?service=${'a'.repeat(255)}`, `/quote?service=${'a'.repeat(255)}`],
  [`/quote?service=${'a'.repeat(256)}`, '/quote'],
  ['/quote?service=..', '/quote'],
  ['/search?q=erp', '/search?q=erp'],
  ['/newsletter?state=confirm&token=t', '/newsletter?state=confirm&token=t'],
  ['/api/search?q=erp', '/api/search?q=erp'],
  // Of the routes for programs, the one that caches store.
  ['/api/quote-options?x=1', '/api/quote-options'],
  ['/_next/image?url=x&w=48', '/_next/image?url=x&w=48'],
  ['/faq/?x=1', '/faq/?x=1'],
  ['//faq?x=1', '//faq?x=1'],
])('of %s the site reads %s', (url, read) => {
  expect(withReadSearch(url, false)).toBe(read);
});

test('the framework reads a parameter of its own where it is asked for data', () => {
  expect(withReadSearch('/post/one?utm_source=mail&_rsc=1abc&x', true)).toBe('/post/one?_rsc=1abc');
  expect(withReadSearch('/quote?service=erp&_rsc=1', true)).toBe('/quote?service=erp&_rsc=1');
});
