import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { compileMarkdown, hasTooManyMarks } from '@/lib/server/html/compile-markdown';

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

  test('but not with one long rule, or with as many marks in several paragraphs', () => {
    expect(hasTooManyMarks('*'.repeat(5000))).toBe(false);
    expect(hasTooManyMarks(`${'*a '.repeat(1500)}\n \n${'*a '.repeat(1500)}`)).toBe(false);
  });
});

test('a text with too many marks fails with the reason', async () => {
  expect(await compileMarkdown('**a '.repeat(1501))).toEqual({
    status: 'failed',
    message: 'A paragraph of this text has too many marks to be parsed.',
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
