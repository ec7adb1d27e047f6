import { expect, test } from 'vitest';
import { countPlaywright, countVitest, listFlaky } from '@/scripts/lib/test-reports.mjs';

const spec = (line: number, title: string, status: string, reason?: string) => ({
  ...{ title, file: 'journeys/a.spec.ts', line },
  tests: [{ status, results: [{ ...(reason && { error: { message: reason } }) }, {}] }],
});

/** As Playwright 1.65 writes it, with one retry. */
const JOURNEYS = {
  stats: { expected: 1, skipped: 1, unexpected: 1, flaky: 2 },
  suites: [
    {
      title: 'journeys/a.spec.ts',
      specs: [
        spec(3, 'passes', 'expected'),
        spec(4, 'is not run', 'skipped'),
        spec(5, 'passes at the second try', 'flaky', '\u001b[31mNot visible\u001b[39m'),
        spec(6, 'fails', 'unexpected'),
      ],
      suites: [{ title: 'on a phone', specs: [spec(9, 'does so, too', 'flaky')] }],
    },
  ],
};

test('journeys that passed only at the second try are named with what the first met', () => {
  expect(listFlaky(JOURNEYS)).toEqual([
    'journeys/a.spec.ts:5 passes at the second try\nNot visible',
    'journeys/a.spec.ts:9 does so, too',
  ]);
});

test('what was skipped is counted', () => {
  expect(countPlaywright(JOURNEYS)).toEqual({ passed: 3, failed: 1, skipped: 1 });
  const report = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 2 };
  expect(countVitest(report)).toEqual({ passed: 7, failed: 0, skipped: 2 });
});
