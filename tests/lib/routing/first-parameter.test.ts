import { expect, test } from 'vitest';
import { firstParameter } from '@/lib/routing/first-parameter';

test('a parameter has one value, however often it is given', () => {
  expect(firstParameter('a')).toBe('a');
  expect(firstParameter(['a', 'b'])).toBe('a');
  expect(firstParameter([])).toBe('');
  expect(firstParameter(undefined)).toBe('');
});
