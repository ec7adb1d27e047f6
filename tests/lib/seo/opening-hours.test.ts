import { expect, test } from 'vitest';
import { parseOpeningTime } from '@/lib/seo/opening-hours';

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

test('a week and a Saturday', () => {
  expect(parseOpeningTime('Mon-Fri: 8:00 - 17:00 Sat: 9:00 - 13:00')).toEqual([
    { days: WEEK, opens: '08:00', closes: '17:00' },
    { days: ['Saturday'], opens: '09:00', closes: '13:00' },
  ]);
});

test('full names, dashes and dots', () => {
  expect(parseOpeningTime('Monday – Friday 08.30–17.15')).toEqual([
    { days: WEEK, opens: '08:30', closes: '17:15' },
  ]);
});

test('a day that is closed', () => {
  const open = parseOpeningTime('Mon-Fri: 8:00 - 17:00; Sat-Sun: closed');
  expect(open).toEqual([{ days: WEEK, opens: '08:00', closes: '17:00' }]);
});

test('a period across the end of the week', () => {
  expect(parseOpeningTime('Sat-Mon: 10:00-12:00')[0]?.days).toEqual([
    'Saturday',
    'Sunday',
    'Monday',
  ]);
});

test.each([', ', '; ', ' | '])('periods with %j between them', (part) => {
  const open = parseOpeningTime(`Mon-Fri: 8:00 - 17:00${part}Sat: 9:00 - 13:00`);
  expect(open.map(({ opens }) => opens)).toEqual(['08:00', '09:00']);
});

test('a single day, to its last minute', () => {
  expect(parseOpeningTime('Sunday 23.00 - 23.59')).toEqual([
    { days: ['Sunday'], opens: '23:00', closes: '23:59' },
  ]);
});

test('a day that ends at midnight', () => {
  expect(parseOpeningTime('Mon-Fri: 8:00 - 24:00 Sat: 9:00 - 13:00')).toEqual([
    { days: WEEK, opens: '08:00', closes: '23:59' },
    { days: ['Saturday'], opens: '09:00', closes: '13:00' },
  ]);
});

test.each([
  ...['Mon-Fri: 8:00 - 25:00 Sat: 9:00 - 13:00', 'Mon-Fri: 8:00 - 17:00 Sat: 9:60 - 13:00'],
  ...['', 'By appointment', 'Mon-Fri', '8:00 - 17:00', 'Mon: 25:00 - 26:00', 'Mon: 24:00 - 9:00'],
  ...['Monday to Friday: 8:00 - 17:00', 'Mon, Wed, Fri: 9:00 - 17:00', 'Mon-Fri: 8:00 - 5:00 PM'],
  ...['Mon-Fri 8:00-12:00, 13:00-17:00', 'Mon-Fri: 8:00 - 17:00 Sat: by appointment'],
  ...['Mon: 8:00 - 25:00', 'Mon: 8:60 - 9:00', 'Mon: 8:99 - 9:00'],
])('%j is not guessed at', (text) => {
  expect(parseOpeningTime(text)).toEqual([]);
});

// What takes time that grows with the square of the length runs into the tests' time-out.
test('in a megabyte of days there are no hours', () => {
  expect(parseOpeningTime('mon'.repeat(300_000))).toEqual([]);
});
