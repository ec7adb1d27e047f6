import { expect, test } from 'vitest';
import { figureText } from '@/lib/text/figure';

test.each([
  [15, '15'],
  [99.98, '99.98'],
  [0.125, '0.125'],
  [2008, '2008'],
  [10_000, '10,000'],
  [1_250_000, '1,250,000'],
])('%d is written %s', (value, text) => {
  expect(figureText(value)).toBe(text);
});
