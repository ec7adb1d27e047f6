import { expect, test } from 'vitest';
import { toHash } from '@/lib/pattern/hash';

// Published values of FNV-1a with 32 bits.
test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the hash of %j is that of FNV-1a', (text, hash) => {
  expect(toHash(text)).toBe(hash);
});
