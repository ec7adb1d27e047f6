import { expect, test } from 'vitest';
import { noBreak } from '@/lib/text/no-break';

/** Where a line may not end. */
const marked = (text: string) =>
  noBreak(text)
    .replaceAll('\u00a0', '_')
    .replaceAll(/-\u2060|\u2060–\u2060/g, '=');

test.each([
  ['July 2025 to June 2026', 'July_2025 to June_2026'],
  ['on October 29, 2026, or 1 June 2026', 'on October_29, 2026, or 1_June_2026'],
  [
    'Everything in one place: 53 days of one container',
    'Everything in one place: 53_days of one container',
  ],
  ['20 s, 12 min, 40 %, 3 km and 1.5 million', '20_s, 12_min, 40_%, 3_km and 1.5_million'],
  ['USD 38,400 a year', 'USD_38,400 a year'],
  ['USD 28,000–90,000 – or 20–100 people', 'USD_28,000=90,000 – or 20=100_people'],
  ['Fifty-nine minutes', 'Fifty=nine minutes'],
  ['From the till to the month-end close.', 'From the till to the month=end close.'],
  ['After a go-live, ask the three-day team', 'After a go=live, ask the three=day team'],
])(
  'no line ends within a date, a quantity, a number word or a short compound: %s',
  (text, expected) => {
    expect(marked(text)).toBe(expected);
  },
);

test('any other text stays as it is', () => {
  for (const text of [
    'May we help?',
    'ERP for 43 mills',
    '64 of 64',
    'a customer-centred, day-to-day system',
    'nyuzi.example/month-end, press-desk@nyuzi.example and x-ray.pdf',
    'S/4 2023 set',
  ]) {
    expect(noBreak(text)).toBe(text);
  }
});
