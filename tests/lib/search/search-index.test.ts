import { describe, expect, test } from 'vitest';
import type { SearchEntry } from '@/lib/search/search-entry';
import { SearchIndex } from '@/lib/search/search-index';
import { seededRandom } from '../../support/seeded-random';

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

  test.each([
    ['kovid19', 'Covid19'],
    ['19kovid', '19covid'],
    // Four letters allow for one error, and swapped letters are two.
    ['arae', null],
    ['areb', 'Area'],
    // Two letters are the beginning of too many words.
    ['po', null],
    ['por', 'Portal'],
    // The beginning of a word is no typing error.
    ['clou', 'Cloud'],
  ])('%s finds %j', async (query, title) => {
    const titles = ['Covid19', '19covid', 'Area', 'Portal', 'Cloud', 'Clot'];
    expect(await found(titles, query)).toEqual(title === null ? [] : [title]);
  });

  test('a word that exists is meant as it is, and short ones and numbers always are', async () => {
    expect(await found(['Could', 'Cloud'], 'could')).toEqual(['Could']);
    expect(await found(['ERP', 'Era'], 'erb')).toEqual([]);
    expect(await found(['In 2024'], '2025')).toEqual([]);
  });

  test('while it is typed, one letter is enough of the last word', async () => {
    const index = await indexOf(['Mobile money', 'Mobile phone'].map((title) => article(title)));
    expect(index.search('mobile p', { isTyping: true }).hits).toHaveLength(1);
    expect(index.search('mobile p').hits).toHaveLength(2);
    expect(index.search('p mobile', { isTyping: true }).hits).toHaveLength(2);
    expect(index.search('?', { isTyping: true })).toEqual({ hits: [], total: 0 });
  });

  test('a query of more than three words may miss one of them', async () => {
    const titles = ['Payroll tax farm', 'Payroll tax', 'Payroll'];
    expect(await found(titles, 'payroll tax farm')).toEqual(['Payroll tax farm']);
    const longer = ['Payroll tax farm cloud', ...titles];
    expect(await found(longer, 'payroll tax farm cloud')).toEqual([
      'Payroll tax farm cloud',
      'Payroll tax farm',
    ]);
  });

  test('the end of a very long text is not found', async () => {
    const index = await indexOf([
      { ...article('Long'), text: `${'x'.repeat(39_992)} payroll tax` },
    ]);
    expect([index.search('payroll').total, index.search('tax').total]).toEqual([1, 0]);
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

describe('words that the site writes in another way', () => {
  const TITLES = [
    ...['Sea freight', 'A go-live weekend', 'The weighbridge', 'ISO 27001', 'S/4 for groups'],
    ...['Invoice', 'Shipping', 'Ports and harbours'],
  ];

  test.each([
    // One word for two, and two for one.
    ['seafreight', 'Sea freight'],
    ['seafreights', 'Sea freight'],
    ['golive', 'A go-live weekend'],
    ['weigh bridge', 'The weighbridge'],
    // They stand together nowhere.
    ['seaweekend', null],
    // Letters and digits.
    ['iso27001', 'ISO 27001'],
    ['S/4HANA', 'S/4 for groups'],
    ['s/4 hana', 'S/4 for groups'],
    // Another form.
    ['invoicing', 'Invoice'],
    ['invoiced', 'Invoice'],
    ['ported', 'Ports and harbours'],
  ])('%s finds %j', async (query, title) => {
    expect(await found(TITLES, query)).toEqual(title === null ? [] : [title]);
  });

  test('a form with two letters in place of one finds the short one', async () => {
    expect(await found(['Ship'], 'shipping')).toEqual(['Ship']);
    expect(await found(['Who trains us', 'Training'], 'trainning')).toEqual(['Training']);
  });

  test('two words that stand together are meant as they are', async () => {
    expect(await found(['Back up your books', 'Backup'], 'back up')).toEqual([
      'Back up your books',
    ]);
    expect(await found(['Back to work', 'Up there', 'Backup'], 'back up')).toEqual(['Backup']);
  });

  test('S/4 finds what is called S/4HANA', async () => {
    expect(await found(['S/4HANA', 'Sales'], 'S/4')).toEqual(['S/4HANA']);
  });
});

test('an abbreviation comes before the words that begin like it, but not while it is typed', async () => {
  const entries = [article('Training'), article('Taxes', 'What the TRA asks for')];
  expect(await found(entries, 'TRA')).toEqual(['Taxes', 'Training']);
  expect(await found([article('Training')], 'TRA')).toEqual(['Training']);
  const { hits } = (await indexOf(entries)).search('tra', { isTyping: true });
  expect(hits.map(({ id }) => id)).toEqual(['Training', 'Taxes']);
});

describe('the share of the title', () => {
  type Texts = [title: string, summary: string, keywords: string];
  test.each<[query: string, first: Texts, second: Texts]>([
    // More of the query in the title.
    ['mobile tax cloud', ['tax cloud', '', ''], ['tax tax', '', 'mobile']],
    ['money people', ['cloud money money farm', '', ''], ['money tax tax', 'farm', '']],
    ['farm tax', ['money tax mobile', 'people tax', ''], ['tax', '', '']],
    // More of the title in the query.
    ['farm tax', ['farm', '', 'people'], ['tax mobile', 'tax tax', '']],
    // In the title at all.
    ['farm', ['farm tax tax tax', '', 'tax'], ['cloud', 'farm', 'farm']],
    ['farm', ['farm tax', '', ''], ['—', 'farm farm', 'farm']],
    // Where the titles say the same, what else the entries say.
    ['tax', ['tax mobile farm', '', 'tax'], ['tax', 'farm farm', 'mobile']],
  ])('%s ranks %j above %j', async (query, ...[first, second]) => {
    const entries = [second, first].map(([title, summary, keywords]) => ({
      ...article(title, summary),
      keywords,
    }));
    expect(await found(entries, query)).toEqual([first[0], second[0]]);
    expect(await found(entries.reverse(), query)).toEqual([first[0], second[0]]);
  });
});

describe('what an entry is', () => {
  const kinds = ['article', 'person', 'page', 'service'] as const;
  const called = (fields: Partial<SearchEntry>) =>
    kinds.map(
      (kind): SearchEntry => ({ ...article(''), id: kind, href: `/${kind}`, kind, ...fields }),
    );

  test.each<[Partial<SearchEntry>]>([
    [{ title: 'Customer service' }],
    [{ summary: 'A service for ships' }],
    [{ text: 'Each service has its hour' }],
  ])('for equal words pages come before people and posts: %j', async (fields) => {
    expect(await found(called(fields), 'service')).toEqual([
      'page',
      'service',
      'article',
      'person',
    ]);
  });

  test('somebody who is asked for by name comes before pages that name them', async () => {
    const entries = called({ text: 'Led by Upendo Massawe' }).map((entry) =>
      entry.kind === 'person' ? { ...entry, title: 'Upendo Massawe', text: '' } : entry,
    );
    expect((await found(entries, 'massawe'))[0]).toBe('person');
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

  test('a word of a former entry is still no typing error', async () => {
    const index = await indexOf([article('Cloud'), article('Clout')]);
    await index.replaceAll([article('Clout')]);
    expect(index.search('cloud').total).toBe(0);
    expect(index.search('clowt').total).toBe(1);
  });

  test('entries are in the order of an index that never had others', async () => {
    const words = ['payroll', 'tax', 'cloud', 'audit', 'stock', 'bank'];
    const random = seededRandom(7);
    const word = () => words[random(words.length)] ?? '';
    const written = (at: number): SearchEntry => ({
      ...article(`${at}`, `${word()} ${word()} ${word()}`),
      title: word(),
    });
    let entries = Array.from({ length: 20 }, (_, at) => written(at));
    const index = await indexOf(entries);
    for (let change = 0; change < 40; change += 1) {
      entries = entries.map((entry, at) => (random(5) === 0 ? written(at) : entry));
      await index.replaceAll(entries.toReversed());
      await index.replaceAll(entries.filter(() => random(5) > 0));
      await index.replaceAll(entries);
      const fresh = await indexOf(entries);
      for (const query of words) expect(index.search(query)).toEqual(fresh.search(query));
    }
  });

  test('other work runs after each twenty entries, and searches find what is there', async () => {
    const entries = Array.from({ length: 45 }, (_, at) => article(`Entry ${at}`));
    const index = new SearchIndex();
    const replacing = index.replaceAll(entries);
    expect([index.size, index.search('entry').total]).toEqual([20, 20]);
    await replacing;
    expect(index.size).toBe(45);
    const unchanged = index.replaceAll(entries);
    expect(index.size).toBe(45);
    await unchanged;
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
