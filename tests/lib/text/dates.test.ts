import { expect, test } from 'vitest';
import { longDate, shortDate } from '@/lib/text/dates';

test('a blog card’s date is MMM DD, YYYY', () => {
  expect(shortDate('2026-11-03T21:30:00.000Z')).toBe('Nov 03, 2026');
});

test('the news feed’s date is long', () => {
  expect(longDate('2026-11-03T21:30:00.000Z')).toBe('November 3, 2026');
});
