import { afterEach, expect, test, vi } from 'vitest';
import { submissionKey } from '@/lib/server/forms/submission-key';

const quote = { name: 'Asha', message: 'Three depots, one ledger.' };

afterEach(() => vi.useRealTimers());

test('before and after midnight the same text has the same key', () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T23:59:59.900Z') });
  const before = submissionKey('quote', quote);
  vi.setSystemTime(new Date('2026-11-23T00:00:00.100Z'));
  expect(submissionKey('quote', quote)).toBe(before);
});

test('the order of the fields does not matter, their texts and the form do', () => {
  const key = submissionKey('quote', quote);
  expect(submissionKey('quote', { message: quote.message, name: quote.name })).toBe(key);
  expect(submissionKey('quote', { ...quote, name: 'Asha M.' })).not.toBe(key);
  expect(submissionKey('team-quote', quote)).not.toBe(key);
});

test('the key is one that the content service accepts', () => {
  expect(submissionKey('quote', quote)).toMatch(/^[\w-]{16,128}$/);
});
