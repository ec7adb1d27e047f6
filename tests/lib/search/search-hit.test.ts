import { describe, expect, test } from 'vitest';
import type { SearchEntry } from '@/lib/search/search-entry';
import { excerptOf, markTerms, type TextPiece, toHit } from '@/lib/search/search-hit';

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

  test('shows the word where no space is before it', () => {
    const address = `https://site.example/${'x'.repeat(300)}-`;
    const excerpt = excerptOf(`${address}payroll ${'word '.repeat(300)}`, new Set(['payroll']));
    expect(excerpt).toMatch(/^… payroll word .* …$/);
  });

  test('ends with a whole character where there are no spaces', () => {
    for (const length of [179, 180]) {
      const excerpt = excerptOf(`${'字'.repeat(length)}${'😀'.repeat(20)}`, new Set());
      expect(excerpt.isWellFormed()).toBe(true);
      expect(excerpt).toMatch(/^字+ …$/);
    }
  });

  test('is the beginning where the word is not in the text', () => {
    expect(excerptOf('word '.repeat(300), new Set(['payroll']))).toMatch(/^word word .* …$/);
  });
});

function whole(pieces: TextPiece[]): string {
  return pieces.map(({ text }) => text).join('');
}

describe('a hit', () => {
  const entry: SearchEntry = {
    kind: 'article',
    id: 'a',
    title: 'Payroll',
    summary: 'Salaries on time',
    text: 'Taxes in Kenya',
    keywords: '',
    href: '/a',
  };
  const hit = (terms: string[], changed: Partial<SearchEntry> = {}) => {
    const { excerpt, title } = toHit(
      { ...entry, ...changed },
      { id: 'a', score: 1, terms, queryTerms: terms, match: {} },
    );
    return { excerpt: whole(excerpt), title };
  };

  test('shows the summary, unless only the text matches', () => {
    expect(hit(['salary']).excerpt).toBe('Salaries on time');
    expect(hit(['payroll', 'kenya']).excerpt).toBe('Salaries on time');
    expect(hit(['salary', 'kenya']).excerpt).toBe('Salaries on time');
    expect(hit(['other']).excerpt).toBe('Salaries on time');
    expect(hit(['kenya']).excerpt).toBe('Taxes in Kenya');
    expect(hit(['payroll'], { summary: '' }).excerpt).toBe('Taxes in Kenya');
  });

  test('marks the matching words of the title', () => {
    expect(hit(['payroll']).title).toEqual([{ text: 'Payroll', at: 0, isHit: true }]);
  });
});

describe('the bounds of an excerpt', () => {
  const terms = new Set(['payroll']);

  test('a text that fits is whole', () => {
    const text = `payroll ${'x'.repeat(172)}`;
    expect(text).toHaveLength(180);
    expect(excerptOf(text, terms)).toBe(text);
    expect(excerptOf(`${text} y`, terms)).toBe(`${text} …`);
  });

  test('a word near the beginning is shown from the beginning', () => {
    const near = `${'word '.repeat(25)}payroll ${'word '.repeat(40)}`;
    expect(near.indexOf('payroll')).toBe(125);
    expect(excerptOf(near, terms)).toMatch(/^word word/);
    const far = `${'w '.repeat(63)}payroll ${'word '.repeat(40)}`;
    expect(far.indexOf('payroll')).toBe(126);
    expect(excerptOf(far, terms)).toMatch(/^… w w/);
  });

  test('a text without spaces is cut at the length', () => {
    expect(excerptOf('x'.repeat(200), terms)).toBe(`${'x'.repeat(180)} …`);
    expect(excerptOf(` ${'x'.repeat(200)}`, terms)).toBe(` ${'x'.repeat(179)} …`);
  });

  test('no other text is cut within a word', () => {
    expect(excerptOf('sisal '.repeat(40), terms)).toBe(`${'sisal '.repeat(30)}…`);
    expect(excerptOf('cotton '.repeat(40), terms)).toBe(`${'cotton '.repeat(25)}…`);
  });
});
