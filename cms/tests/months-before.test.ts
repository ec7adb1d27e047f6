import { expect, test } from 'vitest';
import { monthsBefore } from '../src/leads/privacy/months-before';

test.for([
  ['2026-05-31', 3, '2026-02-28'],
  ['2028-05-31', 3, '2028-02-29'],
  ['2026-07-31', 1, '2026-06-30'],
  ['2026-03-01', 12, '2025-03-01'],
  ['2026-01-31', 2, '2025-11-30'],
] as const)(
  'nothing is deleted a day early: %s less %d months is %s',
  ([day, months, expected]) => {
    const moment = monthsBefore(new Date(`${day}T10:20:30.000Z`), months);
    expect(moment.toISOString()).toBe(`${expected}T10:20:30.000Z`);
  },
);
