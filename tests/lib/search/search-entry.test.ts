import { expect, test } from 'vitest';
import { entryKey, isSameEntry, type SearchEntry } from '@/lib/search/search-entry';

const ENTRY: SearchEntry = {
  kind: 'article',
  id: 'a',
  title: 'Payroll',
  summary: 'Salaries on time',
  text: 'Taxes',
  keywords: 'mishahara',
  href: '/a',
};

test('an entry is the same while nothing changes that it shows or that finds it', () => {
  expect(isSameEntry(ENTRY, { ...ENTRY })).toBe(true);
});

test.each(['title', 'summary', 'text', 'keywords', 'href'] as const)(
  'an entry with another %s has changed',
  (field) => {
    expect(isSameEntry(ENTRY, { ...ENTRY, [field]: 'other' })).toBe(false);
  },
);

test('entries of two kinds may have one id', () => {
  const keys = [ENTRY, { ...ENTRY, kind: 'page' as const }, { ...ENTRY, id: 'b' }].map(entryKey);
  expect(new Set(keys).size).toBe(3);
});
