import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { compileMarkdown } from '@/lib/server/html/compile-markdown';
import { sanitizeHtml } from '@/lib/server/html/sanitize-html';
import { tagsInBrowser, tagsOf } from '../../../support/browser-tags';

const rules = { mediaUrl: 'http://cms.example' };
const NESTED_WRONGLY = [
  '<p><button><div>x</div></button></p>',
  '<h2><form><h3>y</h3></form></h2>',
  '<a href="/a">x<button><a href="/b">y</a></button></a>',
  '<tr><td>without a table</td></tr><caption>x</caption><col>',
  '<p><object><p>x</p></object><center><ul><li>x</ul></center></p>',
  '<table><p>x</p><tr>y<td>z<table><tr><td>1</table></table>',
  '<b><p>x</b>y</p><i><table><b>z</table>',
  '<p><svg><p>x</p></svg><math><div>y</div></math></p>',
  '<p><video src="/uploads/a.mp4"><source src="https://other.example/a"><p>x</video></p>',
];

test.each(NESTED_WRONGLY)('the clean HTML of %s is the page that a browser shows', (html) => {
  const clean = sanitizeHtml(html, rules);
  expect(tagsInBrowser(clean)).toEqual(tagsOf(clean));
});

test.each(NESTED_WRONGLY)('so is the Markdown with %s in it', async (html) => {
  const result = await compileMarkdown(`Before\n\n${html}\n\nAfter ${html}`, rules);
  const markup = result.status === 'compiled' ? renderToStaticMarkup(result.content) : '';
  expect(markup).toContain('Before');
  expect(tagsInBrowser(markup)).toEqual(tagsOf(markup));
});

test('a source of another host is left out', () => {
  expect(sanitizeHtml('<source src="https://other.example/a.mp4">', rules)).toBe('');
});
