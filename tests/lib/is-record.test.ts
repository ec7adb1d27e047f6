import { expect, test } from 'vitest';
import { isRecord } from '@/lib/is-record';

test('only an object with named fields is a record', () => {
  expect(isRecord({})).toBe(true);
  for (const value of [null, undefined, [], 'a', 1, () => {}]) expect(isRecord(value)).toBe(false);
});
