import { expect, test } from 'vitest';
import { rangeOf } from '../src/leads/inbox/period';
import { clockOf } from '../src/leads/settings/clock';

const range = (period: string, timeZone: string, now: string) => {
  const { since, until } = rangeOf(period, clockOf(timeZone), new Date(now));
  return [since?.toISOString(), until?.toISOString()];
};

test('a month begins at midnight of the time zone, also in another year and over a change of the clocks', () => {
  expect(range('last-month', 'Africa/Nairobi', '2026-11-28T09:00:00Z')).toEqual([
    '2026-09-30T21:00:00.000Z',
    '2026-10-31T21:00:00.000Z',
  ]);
  // It is January there already.
  expect(range('last-month', 'Africa/Nairobi', '2026-12-31T21:00:00Z')).toEqual([
    '2026-11-30T21:00:00.000Z',
    '2026-12-31T21:00:00.000Z',
  ]);
  expect(range('last-month', 'America/New_York', '2026-12-01T05:00:00Z')).toEqual([
    '2026-11-01T04:00:00.000Z',
    '2026-12-01T05:00:00.000Z',
  ]);
});

test('a week begins on Monday; what is no period has no limit', () => {
  const sunday = '2026-11-29T20:59:00Z';
  expect(range('week', 'Africa/Nairobi', sunday)).toEqual(['2026-11-22T21:00:00.000Z', undefined]);
  expect(range('week', 'Asia/Tokyo', sunday)).toEqual(['2026-11-29T15:00:00.000Z', undefined]);
  expect(range('month', 'nowhere', sunday)).toEqual(['2026-11-01T00:00:00.000Z', undefined]);
  expect(range('nonsense', 'UTC', sunday)).toEqual([undefined, undefined]);
});
