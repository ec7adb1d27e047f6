import { expect, test } from 'vitest';
import { toDescription } from '@/lib/text/description';

test('a short text stays, with even white space', () => {
  expect(toDescription('  Offices,\n hours  and numbers. ')).toBe('Offices, hours and numbers.');
});

test('a long one ends with a word and an ellipsis', () => {
  const text = toDescription('All our people, one plan. '.repeat(20));
  expect(text.length).toBeLessThanOrEqual(155);
  expect(text).toMatch(/ (our|people|one|plan|All)…$/);
});
