import { expect, test } from 'vitest';
import { decodeOrNull } from '@/lib/routing/decode-or-null';

test.each([
  ['caf%C3%A9', 'café'],
  ['plain', 'plain'],
  ['', ''],
  ['50%', null],
  ['%E0%A4', null],
])('%j is decoded to %j', (text, decoded) => {
  expect(decodeOrNull(text)).toBe(decoded);
});
