import { expect, test } from 'vitest';
import { asWritten } from '@/lib/search/query-words';
import { toQueryTerms } from '@/lib/search/search-terms';

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

test('a word that no text has is not tried in hundreds of places: one sign may stand for a sentence', () => {
  const [asked, longest]: [string[], string] = [[], `${'x'.repeat(20)}${'y'.repeat(20)}`];
  const counting = { ...known, has: (term: string) => asked.push(term) === 0 };
  asWritten([...toQueryTerms('ﷺ'.repeat(120)), `${longest}z`], counting);
  // Both as they are, and as one.
  expect(asked).toHaveLength(3);
  const halves = { ...known, has: (term: string) => /^(?:x{20}|y{20})$/.test(term) };
  expect(asWritten([longest], halves)).toEqual(['x'.repeat(20), 'y'.repeat(20)]);
});
