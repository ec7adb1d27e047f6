import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { compileMarkdown } from '@/lib/server/html/compile-markdown';
import { sanitizeHtml } from '@/lib/server/html/sanitize-html';
import { toPublicMarkdown } from '@/lib/server/html/to-markdown';

const SPAN = '20\u2060–\u2060100';

test('no line ends within a span of numbers that an editor wrote, in Markdown and in HTML', async () => {
  const source = '| People |\n| --- |\n| 20–100 |\n\n`20–100`';
  const result = await compileMarkdown(source);
  const html = result.status === 'compiled' ? renderToStaticMarkup(result.content) : '';
  expect(html).toContain(`<td>${SPAN}</td>`);
  expect(html).toContain('<code>20–100</code>');
  expect(sanitizeHtml('<p>20–100</p><pre>20–100</pre>')).toBe(`<p>${SPAN}</p><pre>20–100</pre>`);
});

test('programs read the span as it was written', () => {
  expect(toPublicMarkdown('20–100 people', '/faq')).toContain('20–100 people');
});
