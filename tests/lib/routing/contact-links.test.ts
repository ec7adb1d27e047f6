import { expect, test } from 'vitest';
import { openingLines, telHref } from '@/lib/routing/contact-links';

test('the opening time is split at Sat:', () => {
  expect(openingLines('Mon-Fri: 8:00 - 17:00 Sat: 9:00 - 13:00')).toEqual([
    'Mon–Fri: 8:00–17:00',
    'Sat: 9:00–13:00',
  ]);
});

test('an opening time without Saturday is one line', () => {
  expect(openingLines(' Every day: 8:00 - 17:00 ')).toEqual(['Every day: 8:00–17:00']);
});

test('only what stands between two ends has a dash', () => {
  expect(openingLines('Walk-in -only Sat: closed-  ')).toEqual(['Walk–in -only', 'Sat: closed-']);
  expect(openingLines('Daily')).toEqual(['Daily']);
  expect(openingLines('Sat: 9-13')).toEqual(['Sat: 9–13']);
  expect(openingLines(' ')).toEqual([]);
});

test('a phone number dials as it is written, without its spaces', () => {
  expect(telHref('+255 (22) 000-0010')).toBe('tel:+255220000010');
});
