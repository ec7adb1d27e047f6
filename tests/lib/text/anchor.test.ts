import { expect, test } from 'vitest';
import { anchorOf, anchorsOf, headingAnchor } from '@/lib/text/anchor';

test.each([
  ['What does an ERP cost?', 'what-does-an-erp-cost'],
  ['  “Haba na haba” ', 'haba-na-haba'],
  ['كم يكلف؟', 'كم-يكلف'],
  ['कीमत', 'कीमत'],
  ['1️⃣ Call ☎️ us', '1-call-us'],
  ['…', ''],
])('%j is found at #%s', (text, anchor) => {
  expect(anchorOf(text)).toBe(anchor);
});

test('a long question has a short anchor that ends with a letter', () => {
  expect(anchorOf('word '.repeat(40))).toMatch(/^(word-)+wo?r?d?$/);
});

test('the id of a heading is that of its words', () => {
  expect(headingAnchor('ﬁrst Step')).toBe('part-first-step');
  expect(headingAnchor('…')).toBeNull();
  expect(anchorOf(`${'x'.repeat(59)} y`)).toBe('x'.repeat(59));
  expect(anchorOf('x'.repeat(70))).toBe('x'.repeat(60));
  // An address cannot have half a letter.
  expect(anchorOf(`x${'𠮷'.repeat(40)}`)).toBe(`x${'𠮷'.repeat(29)}`);
});

test('of parts with the same words, the later ones have a number', () => {
  const texts = ['Why?', 'Why 2', 'why', 'Why', '…', '!'];
  expect(anchorsOf(texts)).toEqual(['why', 'why-2', 'why-3', 'why-4', '', '']);
});
