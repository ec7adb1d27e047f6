import { expect, test } from 'vitest';
import { errorMessage, errorName } from '@/lib/errors';

test('anything that was thrown has a message and a name', () => {
  expect(errorMessage(new TypeError('wrong'))).toBe('wrong');
  expect(errorMessage('text')).toBe('text');
  expect(errorName(new TypeError('wrong'))).toBe('TypeError');
  expect(errorName('text')).toBe('unknown');
});
