import { expect, test } from 'vitest';
import { asWritten } from '@/lib/search/query-words';

const known = {
  has: (term: string) => /^(?:\p{L}sea|freight)$/u.test(term),
  hasBeginning: () => false,
  standTogether: () => true,
};

test('words that are found as two are no more than a query may have', () => {
  const joined = [...'abcdefghij'].map((letter) => `${letter}seafreight`);
  expect(asWritten(joined.slice(0, 2), known)).toEqual(['asea', 'freight', 'bsea']);
  expect(asWritten(joined, known)).toHaveLength(10);
});

test('a short word is not looked at: too many begin with it', () => {
  const asked: string[] = [];
  asWritten(['q', 'qz', 'qzx', 'qzxj'], {
    ...known,
    hasBeginning: (term) => asked.push(term) > 0,
  });
  expect(asked).toEqual(['qzxj']);
});
