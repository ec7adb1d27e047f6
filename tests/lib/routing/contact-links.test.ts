import { expect, test } from 'vitest';
import { mailHref, openingLines, telHref } from '@/lib/routing/contact-links';

test('the opening time is split at Sat:', () => {
  expect(openingLines('Mon-Fri: 8:00 - 17:00 Sat: 9:00 - 13:00')).toEqual([
    'Mon–Fri: 8:00–17:00',
    'Sat: 9:00–13:00',
  ]);
});

test('an opening time without Saturday is one line', () => {
  expect(openingLines(' Every day: 8:00 - 17:00 ')).toEqual(['Every day: 8:00–17:00']);
});

test.each(['-', ' - ', '–', ' – ', ' to '])(
  'days up to Saturday, after %j, are one line',
  (until) => {
    const week = `Mon${until}Sat: 8:00 - 17:00`;
    expect(openingLines(week)).toHaveLength(1);
    expect(openingLines(`${week} Sat: closed`).at(-1)).toBe('Sat: closed');
    expect(openingLines('Mon-Fri: 8:00 - 17:00 - Sat: 9:00').at(-1)).toBe('Sat: 9:00');
  },
);

test('only what stands between two ends has a dash', () => {
  expect(openingLines('Walk-in -only Sat: closed-  ')).toEqual(['Walk-in -only', 'Sat: closed-']);
  expect(openingLines('Monday - Friday, on-call')).toEqual(['Monday–Friday, on-call']);
  expect(openingLines('8:00am - 5:00pm')).toEqual(['8:00am–5:00pm']);
  expect(openingLines('Daily')).toEqual(['Daily']);
  expect(openingLines('Sat: 9-13')).toEqual(['Sat: 9–13']);
  expect(openingLines(' ')).toEqual([]);
});

test.each([', ', '; ', ' | ', ' / ', ' · '])(
  'what parts %j two lines stands in neither',
  (part) => {
    expect(openingLines(`Mon-Fri: 8:00 - 17:00${part}Sat: 9:00 - 13:00,`)).toEqual([
      'Mon–Fri: 8:00–17:00',
      'Sat: 9:00–13:00',
    ]);
  },
);

test.each([
  ['+255 (22) 000-0010', '+255220000010'],
  ['+255 (0)22 211 1111', '+255222111111'],
  ['+255 22 211 1111 / +255 754 000 000', '+255222111111'],
  ['+255 22 211 1111 +255 754 000 000', '+255222111111'],
  ['022 211 1111/2', '0222111111'],
  ['022/211 1111', '0222111111'],
  ['Call 0800 110 011 or 0800 110 012', '0800110011'],
  ['022 211 1111 ext. 14', '0222111111'],
  ['+(255) 22 211 0000', '+255222110000'],
  ['+ 255 22 211 0000', '+255222110000'],
  ['+(255) (0)22 211 0000', '+255222110000'],
  ['00255/22/2110000', '00255222110000'],
  ['112', '112'],
  ['+255 22 211 1111 (24/7)', '+255222111111'],
  ['+255 22 211 1111 24/7', '+255222111111'],
  ['24/7 0754 123 456', '0754123456'],
  ['24 / 7: +255 754 123 456', '+255754123456'],
  ['+255 22 211 1111 (8:00 - 17:00)', '+255222111111'],
  ['211 1111 (2 lines)', '2111111'],
  ['0754 123 456 (1)', '0754123456'],
  ['022 (211 1111)', '0222111111'],
  ['00255 22 (211) 1111', '00255222111111'],
  ['٠٢٢ ٢١١ ١١١١', '0222111111'],
  ['+۲۵۵ ۲۲ ۲۱۱ ۱۱۱۱', '+255222111111'],
])('%s dials %s', (phone, number) => {
  expect(telHref(phone)).toBe(`tel:${number}`);
});

test.each(['N/A', 'TBA', '-', '+', '', 'ext. 14', 'Room 2, ask for 2'])(
  '%j is no number to dial',
  (phone) => {
    expect(telHref(phone)).toBeNull();
  },
);

test.each([
  ['hello@nyuzi.example', 'hello@nyuzi.example'],
  [' hello@nyuzi.example / sales@nyuzi.example', 'hello@nyuzi.example'],
  ['hello@nyuzi.example,sales@nyuzi.example', 'hello@nyuzi.example'],
  ['Sales: sales@nyuzi.example; hello@nyuzi.example', 'sales@nyuzi.example'],
  ['Sales <sales@nyuzi.example>', 'sales@nyuzi.example'],
  ['Write to sales@nyuzi.example.', 'sales@nyuzi.example'],
  ['mailto:sales@nyuzi.co.tz?subject=Hello', 'sales@nyuzi.co.tz'],
  ['a?b&c@nyuzi.example', 'a%3Fb%26c@nyuzi.example'],
])('%s is written to at %s', (email, address) => {
  expect(mailHref(email)).toBe(`mailto:${address}`);
});

test.each(['N/A', 'sales at nyuzi', '@nyuzi', ''])('%j is no address to write to', (email) => {
  expect(mailHref(email)).toBeNull();
});

// What takes time that grows with the square of the length runs into the tests' time-out.
test.each(['a', 'a@', ' ', '(', 'mon', '- '])('a megabyte of %j is read', (part) => {
  const text = part.repeat(1_000_000 / part.length);
  expect(telHref(text)).toBeNull();
  expect(mailHref(text)).toBeNull();
  expect(openingLines(text)).toHaveLength(1);
});
