import { expect, test } from 'vitest';
import { toPagePath } from '@/server/normalize-paths';

test.each([
  ['/post/%62usiness-one', '/post/business-one'],
  ['/post/caf%c3%a9', '/post/caf%C3%A9'],
  ['/post/a,b', '/post/a%2Cb'],
  ['/a%2fb', '/a%2Fb'],
  ['/%66aq/', '/faq/'],
  ['//%66aq', '//faq'],
])('%s is written as %s', (path, written) => {
  expect(toPagePath(path)).toBe(written);
  expect(toPagePath(written)).toBe(written);
});

test.each([
  '/',
  '/post/business-one.md',
  "/what's-new(1)!",
  '/%E0%A4%A',
  '/%00',
  '/.well-known/security.txt',
  '/_next/static/%5Bslug%5D.js',
  '/api/%70age',
  '/%5Fnext/image',
  '/%61pi/health/live',
])('%s is left as it is', (path) => {
  expect(toPagePath(path)).toBe(path);
});
