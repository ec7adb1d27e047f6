import { describe, expect, test } from 'vitest';
import type { SearchEntry } from '@/lib/search/search-entry';
import { SearchIndex } from '@/lib/search/search-index';

describe('searching the site', () => {
  test('an article is found by a word of its title', async () => {
    expect(await found(['Payroll in Kenya', 'Month-end'], 'payroll')).toEqual(['Payroll in Kenya']);
  });

  test('case, accents and the plural do not matter', async () => {
    expect(await found(['Un café à Goma'], 'CAFES GOMA')).toEqual(['Un café à Goma']);
  });

  test('the beginning of a word finds it, its middle does not', async () => {
    expect(await found(['Portal', 'Support'], 'port')).toEqual(['Portal']);
  });

  test('a word in the title comes before one in the text', async () => {
    const entries = [article('Month-end', 'with payroll'), article('Payroll', 'for all')];
    expect(await found(entries, 'payroll')).toEqual(['Payroll', 'Month-end']);
  });

  test('keywords find, although nobody reads them', async () => {
    const entries = [{ ...article('Payroll'), keywords: 'mishahara' }, article('Cloud')];
    expect(await found(entries, 'mishahara')).toEqual(['Payroll']);
  });

  test('entries with every word hide those with only some', async () => {
    expect(await found(['Mobile phones', 'Mobile money'], 'mobile money')).toEqual([
      'Mobile money',
    ]);
  });

  test('where no entry has every word, those with some are shown', async () => {
    expect(await found(['Mobile money'], 'mobile elephants')).toEqual(['Mobile money']);
  });

  test.each([
    ['payrol', 'Payroll'],
    ['pyaroll', 'Payroll'],
    ['clud', 'Cloud'],
    ['recieve', 'Receive'],
  ])('%s is forgiven', async (query, title) => {
    expect(await found(['Payroll', 'Cloud', 'Receive'], query)).toEqual([title]);
  });

  test('a word that exists is meant as it is, and short ones and numbers always are', async () => {
    expect(await found(['Could', 'Cloud'], 'could')).toEqual(['Could']);
    expect(await found(['ERP', 'Era'], 'erb')).toEqual([]);
    expect(await found(['In 2024'], '2025')).toEqual([]);
  });

  test('while it is typed, one letter is enough of the last word', async () => {
    const index = await indexOf(['Mobile money', 'Mobile phone'].map((title) => article(title)));
    expect(index.search('mobile p', { isTyping: true }).hits).toHaveLength(1);
  });

  test('the text far inside is shown where only it has the word', async () => {
    const text = `${'word '.repeat(300)}weighbridge ends`;
    const index = await indexOf([{ ...article('Long', 'A summary.'), text }]);
    const [hit] = index.search('weighbridge').hits;
    expect(hit?.excerpt.map((piece) => piece.text).join('')).toContain('weighbridge ends');
    expect(hit?.excerpt.filter(({ isHit }) => isHit)).toHaveLength(1);
  });

  test('a part of the list is cut out, and all are counted', async () => {
    const index = await indexOf(Array.from({ length: 30 }, (_, at) => article(`Entry ${at}`)));
    const page = index.search('entry', { from: 20, count: 20 });
    expect([page.hits.length, page.total]).toEqual([10, 30]);
  });

  test.each([
    '',
    '\0\0',
    '.*(a+)+$',
    '[',
    '\\',
    '<script>alert(1)</script>',
    "' OR 1=1 --",
    '__proto__ constructor',
    'x'.repeat(10_000),
    'a '.repeat(5_000),
    '💥'.repeat(5_000),
  ])('a hostile question finds next to nothing, and ends (%#)', async (query) => {
    const index = await indexOf(Array.from({ length: 200 }, (_, at) => article(`Entry ${at}`)));
    expect(index.search(query).total).toBeLessThan(2);
  });
});

describe('keeping the index up to date', () => {
  test('what is new, changed or gone is found, found again, or found no more', async () => {
    const index = await indexOf([article('Old'), article('Kept', 'before'), article('Gone')]);
    await index.replaceAll([article('Old'), article('Kept', 'after'), article('New')]);
    const titles = (query: string) => index.search(query).hits.map(({ id }) => id);
    expect([titles('new'), titles('after'), titles('before'), titles('gone')]).toEqual([
      ['New'],
      ['Kept'],
      [],
      [],
    ]);
    expect(index.size).toBe(3);
  });

  test('of several entries at one address the best is shown', async () => {
    const page = { ...article('Payroll', 'Paid on the 25th'), href: '/payroll' };
    const card: SearchEntry = {
      ...article('Payroll and people'),
      kind: 'service',
      href: '/payroll',
    };
    const { hits, total } = (await indexOf([card, page])).search('payroll');
    expect([hits.map(({ id }) => id), total]).toEqual([['Payroll'], 1]);
  });

  test('a changed address or title is shown at once', async () => {
    const index = await indexOf([article('Old')]);
    await index.replaceAll([{ ...article('Old'), title: 'Old, renamed', href: '/y' }]);
    expect(index.search('renamed').hits[0]?.href).toBe('/y');
  });
});

function article(title: string, summary = ''): SearchEntry {
  return {
    kind: 'article',
    id: title,
    title,
    summary,
    text: '',
    keywords: '',
    href: `/x/${title}`,
  };
}

async function indexOf(entries: readonly SearchEntry[]): Promise<SearchIndex> {
  const index = new SearchIndex();
  await index.replaceAll(entries);
  return index;
}

async function found(entries: readonly (SearchEntry | string)[], query: string): Promise<string[]> {
  const index = await indexOf(
    entries.map((entry) => (typeof entry === 'string' ? article(entry) : entry)),
  );
  return index.search(query).hits.map(({ id }) => id);
}
