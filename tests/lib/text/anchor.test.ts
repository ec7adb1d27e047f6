import { expect, test } from 'vitest';
import { anchorOf } from '@/lib/text/anchor';

test.each([
  ['What does an ERP cost?', 'what-does-an-erp-cost'],
  ['  “Haba na haba” ', 'haba-na-haba'],
  ['كم يكلف؟', 'كم-يكلف'],
  ['…', ''],
])('%j is found at #%s', (text, anchor) => {
  expect(anchorOf(text)).toBe(anchor);
});

test('a long question has a short anchor that ends with a letter', () => {
  expect(anchorOf('word '.repeat(40))).toMatch(/^(word-)+wo?r?d?$/);
});
