import { expect, test } from 'vitest';
import { quoteSize } from '@/components/layout/quote-size';

test('a long quotation is smaller, and so is what stands beside it', () => {
  const [short, long] = ['a'.repeat(110), 'a'.repeat(111)];
  expect(quoteSize(short)).toBe('text-quote');
  expect(quoteSize(long)).toBe('text-quote-long');
  expect(quoteSize(short, long)).toBe('text-quote-long');
});
