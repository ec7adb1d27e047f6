import { expect, test } from 'vitest';
import { cut } from '@/lib/text/cut';

test.each([
  ['abc', 5, 'abc'],
  ['abc', 2, 'ab'],
  ['a😀', 3, 'a😀'],
  ['a😀', 2, 'a'],
  ['a😀b', 3, 'a😀'],
  ['😀', 0, ''],
])('%j in at most %i characters is %j', (text, maxLength, expected) => {
  expect(cut(text, maxLength)).toBe(expected);
});
