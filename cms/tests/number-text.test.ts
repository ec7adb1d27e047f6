import { expect, test } from 'vitest';
import { readNumber, showNumber } from '../src/admin/fields/number-text';

test.for([
  ['6,8', 6.8],
  ['-6.8161', -6.8161],
  ['−6,8161', -6.8161],
  ['1,200', 1200],
  ['1,200,000.5', 1_200_000.5],
  ['1.200,5', 1200.5],
  ['1.200.000', 1_200_000],
  ['1 200', 1200],
  ['1\u00a0200,50', 1200.5],
  ["28'000", 28_000],
  [' 12 ', 12],
  ['12.', 12],
  ['.5', 0.5],
  ['1.200', 1.2],
] as const)('“%s” is the number that was meant', ([typed, number]) => {
  expect(readNumber(typed, false)).toBe(number);
});

test('a point in a whole number is that of a thousand, where three digits follow it', () => {
  expect(readNumber('1.200', true)).toBe(1200);
  expect(readNumber('-28.000', true)).toBe(-28_000);
  // The service refuses both in words.
  expect(readNumber('12.5', true)).toBe(12.5);
  expect(readNumber('6,8', true)).toBe(6.8);
});

test.for(['12%', 'USD 1,200', '6 8', '1,2,3', '1.2.3', '1,20,000', '-', '1e3', '6° 48′', 'abc'])(
  '“%s” is no number, and stays as it is',
  (typed) => {
    expect(readNumber(typed, false)).toBe(typed);
    expect(readNumber(typed, true)).toBe(typed);
  },
);

test('an empty field has no number, and what is shown is read again as the same', () => {
  expect(readNumber('  ', false)).toBeNull();
  expect([showNumber(null), showNumber(undefined), showNumber(0)]).toEqual(['', '', '0']);
  for (const number of [-6.8161, 39.2804, 1200, 28_000, 1_234_567.125, 0.000_001]) {
    expect(readNumber(showNumber(number), false)).toBe(number);
  }
  expect(showNumber(28_000)).toBe('28,000');
});
