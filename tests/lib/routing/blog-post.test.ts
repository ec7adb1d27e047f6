import { expect, test } from 'vitest';
import { isBlogPost, MAX_POSTS } from '@/lib/routing/blog-post';

const FLAT = '/post/harvest';
const others = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ slug: `note-${at}` }));

test.each([
  ['of the blog list', true, FLAT, null, true],
  ['of no blog list', false, FLAT, null, false],
  ['of the blog list, with a place in the menu', true, '/fields/harvest', null, false],
  ['of which nobody says it, and that is in the list', null, FLAT, [{ slug: 'harvest' }], true],
  ['of which nobody says it, and that is not in the list', null, FLAT, others(2), false],
  ['that may be older than those of a long list', null, FLAT, others(MAX_POSTS), true],
  ['where nobody knows the list', null, FLAT, null, true],
  ['where nobody knows the list, with a place in the menu', null, '/fields/harvest', null, false],
])('an article %s', (_, isPost, address, newest, expected) => {
  expect(isBlogPost({ slug: 'harvest', isPost }, address, newest)).toBe(expected);
});
