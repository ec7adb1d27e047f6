import { expect, test } from 'vitest';
import { withoutMarks } from '@/lib/text/without-marks';

test.each([
  ['“They came.”', 'They came.'],
  [' "They came." ', 'They came.'],
  ['«They came.»', 'They came.'],
  ['“They came”.', 'They came.'],
  ['He said “now”', 'He said “now”'],
])('%s is %s between marks', (text, quoted) => {
  expect(withoutMarks(text)).toBe(quoted);
});
