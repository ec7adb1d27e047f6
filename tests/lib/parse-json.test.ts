import { expect, test } from 'vitest';
import { cn } from '@/lib/cn';
import { parseJson } from '@/lib/parse-json';

test.each([
  ['{"a":[1]}', { a: [1] }],
  ['0', 0],
  ['{', null],
  ['', null],
])('the value of %j is %j', (text, value) => {
  expect(parseJson(text)).toEqual(value);
});

test('class names are joined, the falsy ones left out', () => {
  expect(cn('a', false, null, ['b', { c: true, d: false }])).toBe('a b c');
});
