import { afterEach, expect, test, vi } from 'vitest';
import { isCurrentOn, today } from '@/lib/text/days';

afterEach(() => vi.useRealTimers());

test('a day begins at midnight of universal time', () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T01:30:00+03:00') });
  expect(today()).toBe('2026-11-21');
});

test.each([
  ['2026-11-22', true],
  ['2026-11-23', true],
  ['2027-01-01', true],
  ['2026-11-21', false],
  [null, true],
])('what ends on %j is current on 22 November: %s', (lastDay, isCurrent) => {
  expect(isCurrentOn(lastDay, '2026-11-22')).toBe(isCurrent);
});
