import { expect, test } from 'vitest';
import { toDescription } from '@/lib/text/description';

test('a short text stays, its white space made even', () => {
  expect(toDescription('  Offices,\n hours  and numbers. ')).toBe('Offices, hours and numbers.');
});

test('a long one ends at a word, and says that it goes on', () => {
  const text = toDescription('All our threads, one cloth. '.repeat(20));
  expect(text.length).toBeLessThanOrEqual(155);
  expect(text).toMatch(/ (our|threads|one|cloth|All)…$/);
});
