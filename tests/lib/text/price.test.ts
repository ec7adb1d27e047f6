import { expect, test } from 'vitest';
import { isCurrentOn } from '@/lib/text/days';
import { priceText } from '@/lib/text/price';

const WORDS = { from: 'from', upTo: 'up to' };

test.each([
  [28_000, 90_000, 'USD 28,000–90,000'],
  [28_000, 28_000, 'USD 28,000'],
  [28_000, null, 'from USD 28,000'],
  [null, 90_000, 'up to USD 90,000'],
])('a price from %s to %s is %s', (from, to, text) => {
  expect(priceText({ from, to, currency: 'USD' }, WORDS)).toBe(text);
});

test('a last day is one of those on which something holds', () => {
  expect(isCurrentOn('2026-11-22', '2026-11-22')).toBe(true);
  expect(isCurrentOn('2026-11-22', '2026-11-23')).toBe(false);
  expect(isCurrentOn(null, '2026-11-23')).toBe(true);
});
