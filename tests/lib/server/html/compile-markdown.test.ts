import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { TOO_MANY_OPEN } from '@/content/errors';
import { compileMarkdown, hasTooManyMarks } from '@/lib/server/html/compile-markdown';
import { articleHeadings } from '@/lib/text/article-headings';
import { FRAME } from '../../../fixtures/blocks';

describe('a paragraph has too many marks', () => {
  test.each(['*', '**', '_', '~~', '['])('with more than 1500 times %s', (mark) => {
    expect(hasTooManyMarks(`${mark}a `.repeat(1500))).toBe(false);
    expect(hasTooManyMarks(`${mark}a `.repeat(1501))).toBe(true);
  });

  test('also where different marks follow each other', () => {
    expect(hasTooManyMarks('**_'.repeat(751))).toBe(true);
    expect(hasTooManyMarks('['.repeat(1501))).toBe(true);
    expect(hasTooManyMarks(`a ${'<!--'.repeat(501)}${'<?'.repeat(501)}${'<!A'.repeat(501)}`)).toBe(
      true,
    );
  });

  test('where many signs follow each other in a bare address', () => {
    const link = (end: string) => `See https://a.example/a?b=c,${end}d. Or www.b.example!`;
    expect(hasTooManyMarks(link('.,!&amp;'.repeat(24)))).toBe(false);
    expect(hasTooManyMarks(link('.,!&amp;'.repeat(25)))).toBe(true);
    expect(hasTooManyMarks(`Name: ${'.'.repeat(5000)} Date: ${'_'.repeat(5000)}`)).toBe(false);
  });

  test('where rows have cells that are not written', () => {
    const table = (rows: number) =>
      `|${'a|'.repeat(99)}\n|${'-|'.repeat(99)}\n${'b\n'.repeat(rows)}`;
    expect(hasTooManyMarks(table(20))).toBe(false);
    expect(hasTooManyMarks(table(21))).toBe(true);
    expect(hasTooManyMarks(`${table(15)}\n${table(15)}`)).toBe(true);
    expect(hasTooManyMarks(`${table(15)}\n${'b\n'.repeat(5000)}`)).toBe(false);
  });

  test('but not with one long rule, or with as many marks in several paragraphs', () => {
    expect(hasTooManyMarks('*'.repeat(5000))).toBe(false);
    expect(hasTooManyMarks(`${'*a '.repeat(1500)}\n \n${'*a '.repeat(1500)}`)).toBe(false);
  });
});

// What takes time that grows with the square of the length runs into the tests' time-out.
test.each([
  ['lists in one line', '- '.repeat(20_000)],
  ['numbers in one line', '1. '.repeat(20_000)],
  ['quotes in one line', `${'> '.repeat(20_000)}a`],
  ['quotes and lists in one line', '> - '.repeat(20_000)],
  ['a deep list', Array.from({ length: 400 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')],
  ['lines in a deep quote', `${'>'.repeat(500)} a\n${'b\n'.repeat(20_000)}`],
  ['quotes one by one', '> a\n\n'.repeat(60_000)],
  ['code in quotes', '> ```\na\n'.repeat(40_000)],
  ['underlined headings', 'a\n=\n'.repeat(75_000)],
  ['footnotes', Array.from({ length: 20_000 }, (_, id) => `a[^${id}]\n\n[^${id}]: b`).join('\n\n')],
  ['closing brackets', ']'.repeat(100_000)],
  ['list items', '- a\n'.repeat(75_000)],
  ['rows', `|a|b|\n|-|-|\n${'|c|d|\n'.repeat(50_000)}`],
  ['cells', `${'|a'.repeat(300)}\n${'|-'.repeat(300)}\n${`${'|b'.repeat(300)}\n`.repeat(500)}`],
  [
    'cells that are not written',
    `${'|a'.repeat(2000)}\n${'|-'.repeat(2000)}\n${'b\n'.repeat(2000)}`,
  ],
  ['code marks', Array.from({ length: 750 }, (_, index) => `${'`'.repeat(index + 1)} a `).join('')],
  [
    'bold words without end',
    `${Array.from({ length: 1000 }, (_, id) => `<b title=${id}>`).join('')}\n\n${'<p>a'.repeat(1000)}`,
  ],
  ['paragraphs with emphasis', `${'*a* '.repeat(500)}\n\n`.repeat(150)],
  ['signs behind an address', `http://a.example/${'!'.repeat(300_000)}a`],
  ['entities behind an address', `www.a.example/${'&a;'.repeat(100_000)}a`],
  ['dots in the name of a host', `(https://a${'.'.repeat(300_000)}a`],
  ['hosts in one address', 'www._'.repeat(60_000)],
  ['addresses', 'a@b.example '.repeat(25_000)],
  ['code', '`a` '.repeat(75_000)],
  ['tags', '<p>'.repeat(100_000)],
  ['other signs', '\\!&amp;'.repeat(43_000)],
])('300 kB of %s do not hold up the server', async (_, source) => {
  expect(await compileMarkdown(source)).toMatchObject({ status: 'failed' });
});

test('a page is rendered, or says why not, however deep its elements are', async () => {
  const nested = (depth: number) => compileMarkdown(`${'<i>'.repeat(depth)}words`);
  const compiled = await nested(250);
  if (compiled.status === 'failed') throw new Error(compiled.message);
  expect(renderToStaticMarkup(compiled.content)).toContain('words');
  for (const depth of [300, 700, 1000]) {
    expect(await nested(depth)).toMatchObject({
      status: 'failed',
      message: expect.stringContaining(TOO_MANY_OPEN),
    });
  }
});

test.each([
  [
    'a list of seven levels',
    Array.from({ length: 7 }, (_, i) => `${'   '.repeat(i)}1. a`).join('\n'),
  ],
  ['a long list', '- [A page](/page)\n'.repeat(1400)],
  ['code in code', Array.from({ length: 9 }, (_, i) => `${'`'.repeat(i + 1)} a`).join('\n\n')],
  ['a rule of dashes', '- '.repeat(40)],
  ['a long letter, quoted', '> A line of a letter that somebody else wrote to us\n'.repeat(900)],
  ['a table', `| a | b |\n| - | - |\n${'| Some words | and a number |\n'.repeat(5000)}`],
])('%s is parsed', (_, source) => {
  expect(hasTooManyMarks(source)).toBe(false);
});

test('a text with too many marks fails with the reason', async () => {
  expect(await compileMarkdown('**a '.repeat(1501))).toEqual({
    status: 'failed',
    message: 'This text has too many marks to be parsed.',
  });
});

test('MDX is not code', async () => {
  expect(
    await compileMarkdown('{process.exit()} <Component />\n\nexport const a = 1'),
  ).toMatchObject({
    status: 'compiled',
  });
});

test('of the languages of code blocks only that of a receipt stays, which is drawn', async () => {
  const compiled = await compileMarkdown('~~~receipt\nTOTAL  1\n~~~\n\n~~~json\n{}\n~~~');
  expect(compiled.status === 'compiled' && renderToStaticMarkup(compiled.content)).toMatch(
    /<code class="language-receipt">TOTAL {2}1.*<code>{}/s,
  );
});

test('words in another language keep what says so (WCAG 3.1.2)', async () => {
  const compiled = await compileMarkdown('She asks: <em lang="sw">Nani hajalipa?</em>');
  expect(compiled.status === 'compiled' && renderToStaticMarkup(compiled.content)).toContain(
    '<em lang="sw">Nani hajalipa?</em>',
  );
});

test('Markdown is shown without what is unsafe, with tables, and with its front matter', async () => {
  const source =
    '---\na: b\n---\n\n<script>x()</script><b onclick="x()">b</b>\n\n| a |\n| - |\n| 1 |';
  const result = await compileMarkdown(source, { mediaUrl: 'http://cms.example' });
  const markup = result.status === 'compiled' ? renderToStaticMarkup(result.content) : '';
  expect(markup).toContain('<div class="table-scroll"');
  expect(markup).toContain('<b>b</b>');
  expect(markup).toContain('a: b');
  expect(markup).not.toMatch(/script|onclick/);
});

test.each([
  '## ![A mill](/uploads/a.png) today',
  '## **![A mill](/uploads/a.png)**',
  '## ![](/uploads/a.png)',
  '## One\n\n<div>\n## In HTML\n</div>\n\n## Two',
  '<pre>\n## Code\n\n## Code\n</pre>\n## One',
  'a\n<p>\n## In HTML\n</p>\n \n## One',
  '<details>\n<summary>More</summary>\n\n## One\n\n</details>',
])('the list of contents leads to the headings of %j, and to nothing else', async (body) => {
  const anchors = new Set<string>();
  await compileMarkdown(body, { anchors, mediaUrl: 'http://cms.example' });
  const block = { kind: 'markdown', body, title: null, id: 'a-0', frame: FRAME } as const;
  expect(articleHeadings([block]).map(({ id }) => id)).toEqual([...anchors]);
});
