import { renderToStaticMarkup } from 'react-dom/server';
import rehypeParse from 'rehype-parse';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { compileMarkdown } from '@/lib/server/html/compile-markdown';
import { sanitizeHtml } from '@/lib/server/html/sanitize-html';
import { seededRandom } from '../../../support/seeded-random';

const rules = { mediaUrl: 'http://cms.example' };
const parser = unified().use(rehypeParse).use(rehypeStringify);

/** The tags of a document in their order. */
const tagsOf = (html: string) => html.match(/<\/?[a-z][a-z0-9]*/g) ?? [];
/** The same of the tree that a browser builds from it in an element of a page. */
const tagsInBrowser = (html: string) => {
  const page = String(parser.processSync(`<!doctype html><body><section>${html}</section>`));
  return tagsOf(
    page.slice(page.indexOf('<section>') + '<section>'.length).split('</section>')[0] ?? '',
  );
};

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

const NAMES = [
  'p',
  'div',
  'button',
  'a',
  'b',
  'table',
  'tr',
  'td',
  'li',
  'ul',
  'h2',
  'form',
  'span',
];

function randomHtml(seed: number): string {
  const random = seededRandom(seed);
  const parts = Array.from({ length: 40 }, () => {
    const name = NAMES[random(NAMES.length)];
    return ['x', `<${name} href="/a">`, `<${name} href="/a">`, `</${name}>`][random(4)];
  });
  return parts.join('');
}

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

test('three hundred random ways to nest elements come out as a browser nests them', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const clean = sanitizeHtml(randomHtml(seed), rules);
    expect(tagsInBrowser(clean), randomHtml(seed)).toEqual(tagsOf(clean));
  }
});

test('a source of another host is left out', () => {
  expect(sanitizeHtml('<source src="https://other.example/a.mp4">', rules)).toBe('');
});
