import { expect, test } from 'vitest';
import { withoutMarks } from '@/lib/text/without-marks';

test.each([
  ['“They came.”', 'They came.'],
  [' "They came." ', 'They came.'],
  ['«They came.»', 'They came.'],
  ['“They came”.', 'They came.'],
  ['He said “now”', 'He said “now”'],
  ['„They came“', 'They came'],
  ['“She said “now” and left.”', 'She said “now” and left.'],
  ['"She said "now" and left."', 'She said "now" and left.'],
  ['“Fast” and “cheap”', '“Fast” and “cheap”'],
  ['"Fast" and "cheap".', '"Fast" and "cheap".'],
  ['«Fast», «cheap»', '«Fast», «cheap»'],
])('%s is %s between marks', (text, quoted) => {
  expect(withoutMarks(text)).toBe(quoted);
});
