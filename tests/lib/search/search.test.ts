import { describe, expect, test } from 'vitest';
import { excerptOf, markTerms, type TextPiece } from '@/lib/search/search-hit';
import { MAX_QUERY_LENGTH, readableQuery, toQueryTerms, toTerm } from '@/lib/search/search-terms';

describe('the form a word is looked up by', () => {
  test.each([
    ['Café', 'cafe'],
    ['PAYROLL', 'payroll'],
    ['manager’s', 'manager'],
    ["don't", 'dont'],
    ['ﬁnance', 'finance'],
    ['İstanbul', 'istanbul'],
    ['services', 'service'],
    ['companies', 'company'],
    ['status', 'status'],
    ['address', 'address'],
    ['erp', 'erp'],
    ['mishahara', 'mishahara'],
  ])('of %s is %s', (word, term) => {
    expect(toTerm(word)).toBe(term);
  });
});

describe('the words of a question', () => {
  test('leave out what says nothing, in English and Swahili', () => {
    expect(toQueryTerms('How do I pay my staff by phone?')).toEqual(['pay', 'staff', 'phone']);
    expect(toQueryTerms('malipo ya simu')).toEqual(['malipo', 'simu']);
  });

  test('keep it where there is nothing else', () => {
    expect(toQueryTerms('who are you')).toEqual(['who', 'are', 'you']);
  });

  test('keep a name with a slash together, and split two words', () => {
    expect(toQueryTerms('S/4 24/7')).toEqual(['s4', '24', '7']);
  });

  test('are at most ten', () => {
    expect(toQueryTerms('b c d e f g h j k l m n o p q r').length).toBe(10);
  });

  test.each(['', '   ', '?!…', '\0', '\ud800', '.*+?^()|[]\\'])('of %j are none', (query) => {
    expect(toQueryTerms(query)).toEqual([]);
  });
});

test('a question is shown without what has no shape, and cut', () => {
  expect(readableQuery(' pay\0\u202e\n roll ')).toBe('pay roll');
  expect(readableQuery('x'.repeat(10_000))).toHaveLength(MAX_QUERY_LENGTH);
});

describe('marking', () => {
  test('marks whole words and loses nothing of the text', () => {
    expect(markTerms('Mobile money, Mobile', new Set(['mobile']))).toEqual([
      { text: 'Mobile', at: 0, isHit: true },
      { text: ' money, ', at: 6, isHit: false },
      { text: 'Mobile', at: 14, isHit: true },
    ]);
  });

  test('stays in place behind letters that fold into more than one, and slashes', () => {
    const pieces = markTerms('ﬁnance S/4 👩🏾‍💻 payroll', new Set(['payroll', 's4']));
    expect(whole(pieces)).toBe('ﬁnance S/4 👩🏾‍💻 payroll');
    expect(pieces.filter(({ isHit }) => isHit).map(({ text }) => text)).toEqual(['S/4', 'payroll']);
  });
});

describe('the excerpt', () => {
  test('shows the word, also far into a long text', () => {
    const excerpt = excerptOf(`${'word '.repeat(300)}payroll ends`, new Set(['payroll']));
    expect(excerpt).toMatch(/^… word .*payroll ends$/);
    expect(excerpt.length).toBeLessThan(220);
  });

  test('is the beginning where the word is not in the text', () => {
    expect(excerptOf('word '.repeat(300), new Set(['payroll']))).toMatch(/^word word .* …$/);
  });
});

function whole(pieces: TextPiece[]): string {
  return pieces.map(({ text }) => text).join('');
}
