import { expect, test } from 'vitest';
import { noBreak, noBreakLead } from '@/lib/text/no-break';

/** Where a line may not end. */
const marked = (text: string) =>
  text.replaceAll('\u00a0', '_').replaceAll(/-\u2060|\u2060–\u2060/g, '=');

test.each([
  ['July 2025 to June 2026', 'July_2025 to June_2026'],
  ['on October 29, 2026, or 1 June 2026', 'on October_29, 2026, or 1_June_2026'],
  [
    'Everything in one place: 53 days of one container',
    'Everything in one place: 53_days of one container',
  ],
  ['20 s, 12 min, 40 %, 3 km and 1.5 million', '20_s, 12_min, 40_%, 3_km and 1.5_million'],
  ['USD 38,400 a year', 'USD_38,400 a_year'],
  ['USD 28,000–90,000 – or 20–100 people', 'USD_28,000=90,000 – or 20=100_people'],
  [
    'Dar to Lusaka, day by day: 118 trips, hour by hour',
    'Dar to Lusaka, day_by_day: 118 trips, hour_by_hour',
  ],
  ['Fifty-nine minutes', 'Fifty=nine minutes'],
  ['In one place: a year. An answer, I say', 'In one place: a_year. An_answer, I_say'],
])(
  'no line ends within a date, a quantity or a number word, or with an article: %s',
  (text, expected) => {
    expect(marked(noBreak(text))).toBe(expected);
  },
);

test('no line of a lead ends within a short compound either, which a title has as it is written', () => {
  const lead = 'After a go-live, ask the three-day team for the month-end close.';
  expect(marked(noBreakLead(lead))).toBe(
    'After a_go=live, ask the three=day team for the month=end close.',
  );
  expect(marked(noBreak(lead))).not.toContain('=');
});

test('any other text stays as it is', () => {
  for (const text of [
    'May we help?',
    'ERP for 43 mills',
    '64 of 64',
    'the customer-centred, day-to-day system of vitamin A',
    'nyuzi.example/month-end, press-desk@nyuzi.example and x-ray.pdf',
    'S/4 2023 set',
  ]) {
    expect(noBreakLead(text)).toBe(text);
  }
});
