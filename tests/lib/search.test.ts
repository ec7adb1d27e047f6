import { describe, expect, test } from 'vitest';
import { type SearchEntry, searchEntries, type TextPiece } from '@/lib/search';

describe('searching the site', () => {
  test('an article is found by a word of its title', () => {
    expect(found([article('Payroll in Kenya'), article('Month-end')], 'payroll')).toEqual([
      'Payroll in Kenya',
    ]);
  });

  test('case and accents do not matter', () => {
    expect(found([article('Un café à Goma')], 'CAFE GOMA')).toEqual(['Un café à Goma']);
  });

  test('the beginning of a word finds it, its middle does not', () => {
    expect(found([article('Ports'), article('Support')], 'port')).toEqual(['Ports']);
  });

  test('a word in the title comes before one in the text', () => {
    const entries = [article('Month-end', 'with payroll'), article('Payroll', 'for all')];
    expect(found(entries, 'payroll')).toEqual(['Payroll', 'Month-end']);
  });

  test('a whole word comes before the beginning of one', () => {
    expect(found([article('Clouds'), article('Cloud')], 'cloud')).toEqual(['Cloud', 'Clouds']);
  });

  test('entries with every word hide those with only some', () => {
    const entries = [article('Mobile phones'), article('Mobile money')];
    expect(found(entries, 'mobile money')).toEqual(['Mobile money']);
  });

  test('where no entry has every word, those with some are shown', () => {
    expect(found([article('Mobile money')], 'mobile elephants')).toEqual(['Mobile money']);
  });

  test('equals keep the order they came in', () => {
    expect(found([article('Cloud A'), article('Cloud B')], 'cloud')).toEqual([
      'Cloud A',
      'Cloud B',
    ]);
  });

  test.each(['', '   ', '?!…', '%00'])('nothing is found for %j', (query) => {
    expect(found([article('Cloud')], query)).toEqual([]);
  });

  test('a very long question is answered quickly', () => {
    const entries = Array.from({ length: 200 }, (_, index) => article(`Entry ${index}`));
    expect(found(entries, 'entry '.repeat(100_000))).toHaveLength(200);
  });

  test('the words that were found are marked, and nothing of the text is lost', () => {
    const [hit] = searchEntries([article('Mobile money, Mobile')], 'mobile');
    expect(hit?.title).toEqual([
      { text: 'Mobile', at: 0, isHit: true },
      { text: ' money, ', at: 6, isHit: false },
      { text: 'Mobile', at: 14, isHit: true },
    ]);
  });

  test('marks stay in place behind letters that fold into more than one', () => {
    const [hit] = searchEntries([article('ﬁnance İstanbul 👩🏾‍💻 payroll')], 'payroll');
    expect(hit?.title.at(-1)).toMatchObject({ text: 'payroll', isHit: true });
  });

  test('the excerpt shows the word, also far into a long text', () => {
    const [hit] = searchEntries([article('Long', `${'word '.repeat(300)}payroll ends`)], 'payroll');
    const excerpt = whole(hit?.excerpt ?? []);
    expect(excerpt).toContain('payroll ends');
    expect(excerpt.length).toBeLessThan(220);
  });

  test('the excerpt of a title that was found is the beginning of its text', () => {
    const [hit] = searchEntries([article('Payroll', 'word '.repeat(300))], 'payroll');
    expect(whole(hit?.excerpt ?? [])).toMatch(/^word word .* …$/);
  });
});

function article(title: string, text = ''): SearchEntry {
  return { kind: 'article', title, text, href: '/x' };
}

function found(entries: SearchEntry[], query: string): string[] {
  return searchEntries(entries, query).map(({ entry }) => entry.title);
}

function whole(pieces: TextPiece[]): string {
  return pieces.map(({ text }) => text).join('');
}
