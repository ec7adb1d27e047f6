import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Dropped } from '@/lib/server/html/content-rules';
import { newPageAnchors, pageHtml, pageMarkdown } from '@/lib/server/html/page-texts';

const loadImage = (url: string) => ({ src: url });

/** What a page shows of a text, and what else it gets. */
async function show(source: string, page = newPageAnchors()) {
  const dropped: Dropped[] = [];
  let hasPlayer = false;
  const result = await pageMarkdown(source, {
    page,
    loadImage,
    onDrop: (one) => dropped.push(one),
    onPlayer: () => {
      hasPlayer = true;
    },
  });
  const html = result.status === 'compiled' ? renderToStaticMarkup(result.content) : result.message;
  return { result, html, dropped, hasPlayer };
}

test('a text that two pages show is compiled once, and each page gets all that comes of it', async () => {
  const source =
    '## Stock\n\n<span class="nowhere">x</span>\n\n<iframe src="https://www.youtube.com/embed/M7lc1UVf-VE"></iframe>';
  const first = await show(source);
  const page = newPageAnchors();
  const second = await show(source, page);
  expect(second).toEqual(first);
  expect(second.result).toBe(first.result);
  expect(first.dropped).toContainEqual({ what: 'class', detail: 'nowhere' });
  expect(first.hasPlayer).toBe(true);
  expect(page.ids).toEqual(new Set(['part-stock']));
});

test('a text below another with the same heading repeats no id, in whatever order the pages come', async () => {
  const page = newPageAnchors();
  await show('## Payroll', page);
  const below = await show('## Payroll\n\nBelow.', page);
  expect(below.html).toBe('<h2>Payroll</h2>\n<p>Below.</p>');
  const alone = await show('## Payroll\n\nBelow.');
  expect(alone.html).toBe('<h2 id="part-payroll">Payroll</h2>\n<p>Below.</p>');
  const again = await show('## Payroll\n\nBelow.', page);
  expect(again.html).toBe(below.html);
});

test('of two equal headings the upper one has the id, also where it is in the second half of a long text', async () => {
  const long = `${'Words. '.repeat(400)}\n\n## Scope`;
  const lower = '## Scope\n\nLower.';
  await show(lower);
  const page = newPageAnchors();
  const both = await Promise.all([show(long, page), show(lower, page)]);
  expect(both.map(({ html }) => /<h2.*h2>/.exec(html)?.[0])).toEqual([
    '<h2 id="part-scope">Scope</h2>',
    '<h2>Scope</h2>',
  ]);
});

test('a text is compiled again where its links lead elsewhere than before', async () => {
  const of = async (target: string) => {
    const toHref = (href: string) => (href === '/erp' ? target : href);
    const page = newPageAnchors();
    const compiled = await pageMarkdown('[ERP](/erp)', { page, loadImage, toHref });
    const html = pageHtml('<p><a href="/erp">ERP</a></p>', { loadImage, toHref });
    const [link] = compiled.status === 'compiled' ? [renderToStaticMarkup(compiled.content)] : [];
    return [link, html];
  };
  const linked = (href: string) => `<p><a href="${href}">ERP</a></p>`;
  expect(await of('/post/erp')).toEqual([linked('/post/erp'), linked('/post/erp')]);
  expect(await of('/solutions/erp')).toEqual([linked('/solutions/erp'), linked('/solutions/erp')]);
});

test('a text that stands on a page twice has one anchor', async () => {
  const page = newPageAnchors();
  const both = await Promise.all([show('## Twice', page), show('## Twice', page)]);
  expect(both.map(({ html }) => html)).toEqual([
    '<h2 id="part-twice">Twice</h2>',
    '<h2>Twice</h2>',
  ]);
});

test('HTML that two entries share is reported for both', () => {
  const reports: string[] = [];
  const htmls = ['one', 'two'].map((entry) =>
    pageHtml('<p onclick="x()">Text</p>', {
      loadImage,
      onDrop: ({ what }) => reports.push(`${entry} ${what}`),
    }),
  );
  expect(htmls).toEqual(['<p>Text</p>', '<p>Text</p>']);
  expect(reports).toEqual(['one attribute', 'two attribute']);
});
