import { expect, test } from 'vitest';
import { latestOf, longDate, shortDate } from '@/lib/text/dates';

test('a blog card’s date is MMM DD, YYYY', () => {
  expect(shortDate('2026-11-03T21:30:00.000Z')).toBe('Nov 03, 2026');
});

test('the news feed’s date is long', () => {
  expect(longDate('2026-11-03T21:30:00.000Z')).toBe('November 3, 2026');
});

test('of some moments the last one counts, in whatever zone it is written', () => {
  const [morning, noon] = ['2026-11-03T08:00:00+03:00', '2026-11-03T06:00:00.000Z'];
  expect(latestOf([morning, null, noon])).toBe(noon);
  expect(latestOf([null])).toBeNull();
});
