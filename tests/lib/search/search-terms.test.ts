import { describe, expect, test } from 'vitest';
import {
  MAX_QUERY_LENGTH,
  readableQuery,
  toQueryTerms,
  toTerm,
  toTerms,
  toWords,
} from '@/lib/search/search-terms';

describe('the term of a word', () => {
  test.each([
    ['Café', 'cafe'],
    ['PAYROLL', 'payroll'],
    ['manager’s', 'manager'],
    ["don't", 'dont'],
    ['O’Sullivan', 'osullivan'],
    ['ﬁnance', 'finance'],
    ['İstanbul', 'istanbul'],
    ['services', 'service'],
    ['companies', 'company'],
    ['pies', 'pie'],
    ['cities', 'city'],
    ['news', 'new'],
    ['gas', 'gas'],
    ['ids', 'ids'],
    ['cars', 'car'],
    ['taxis', 'taxis'],
    ['—', ''],
    ['status', 'status'],
    ['address', 'address'],
    ['erp', 'erp'],
    ['mishahara', 'mishahara'],
    ['9,000', '9000'],
    ['1,350,000', '1350000'],
  ])('of %s is %s', (word, term) => {
    expect(toTerm(word)).toBe(term);
  });
});

test.each([
  ['box', 'boxes'],
  ['branch', 'branches'],
  ['bus', 'buses'],
  ['business', 'businesses'],
  ['tax', 'taxes'],
  ['cache', 'caches'],
  ['cargo', 'cargoes'],
  ['cookie', 'cookies'],
  ['warehouse', 'warehouses'],
  ['invoice', 'invoices'],
])('%s and %s have one term', (singular, plural) => {
  expect(toTerm(plural)).toBe(toTerm(singular));
});

test('a comma in a number parts none, and others do', () => {
  expect(toTerms('USD 9,000–22,000, at 4,5 and 1234,567')).toEqual([
    ...['usd', '9000', '22000', 'at', '4', '5', 'and', '1234', '567'],
  ]);
});

describe('the terms of a query', () => {
  test('leave out stop words, in English and Swahili', () => {
    expect(toQueryTerms('How do I pay my staff by phone?')).toEqual(['pay', 'staff', 'phone']);
    expect(toQueryTerms('malipo ya simu')).toEqual(['malipo', 'simu']);
  });

  test('are the stop words where there is nothing else', () => {
    expect(toQueryTerms('who are you')).toEqual(['who', 'are', 'you']);
  });

  test('keep a name with a slash together, and split two words', () => {
    expect(toQueryTerms('S/4 24/7 S/4HANA and/or')).toEqual(['s4', '24', '7', 's4hana']);
  });

  test('are at most ten', () => {
    expect(toQueryTerms('b c d e f g h j k l m n o p q r').length).toBe(10);
  });

  test.each(['', '   ', '?!…', '\0', '\ud800', '.*+?^()|[]\\'])('of %j are none', (query) => {
    expect(toQueryTerms(query)).toEqual([]);
  });
});

test('a query is shown without invisible characters, and cut', () => {
  expect(readableQuery(' pay\0\u202e\n roll ')).toBe('pay roll');
  expect(readableQuery('x'.repeat(10_000))).toHaveLength(MAX_QUERY_LENGTH);
  expect(readableQuery(`x${'😀'.repeat(MAX_QUERY_LENGTH)}`)).toHaveLength(MAX_QUERY_LENGTH - 1);
});

test('the end of a long query is ignored', () => {
  expect(toQueryTerms(`${'x'.repeat(MAX_QUERY_LENGTH)} payroll`)).toEqual([
    'x'.repeat(MAX_QUERY_LENGTH),
  ]);
  expect(readableQuery(`${' '.repeat(MAX_QUERY_LENGTH * 2)}pay`)).toBe('');
  expect(readableQuery(`${' '.repeat(MAX_QUERY_LENGTH)}pay`)).toBe('pay');
});

test('a term occurs in a query once, and in a text each time', () => {
  expect(toQueryTerms('pay Pay pays')).toEqual(['pay']);
  expect(toTerms('pay Pay pays')).toEqual(['pay', 'pay', 'pay']);
  // A mark without a letter is no word.
  expect(toTerms('pay \u0301')).toEqual(['pay']);
});

test('words have their position in the text', () => {
  expect([...toWords('A — S/4 café')]).toEqual([
    { term: 'a', from: 0, to: 1 },
    { term: 's4', from: 4, to: 7 },
    { term: 'cafe', from: 8, to: 12 },
  ]);
});
