import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Dropped } from '@/lib/server/html/content-rules';
import { pageHtml, pageMarkdown } from '@/lib/server/html/page-texts';

const loadImage = (url: string) => ({ src: url });

/** What a page shows of a text, and what else it gets. */
async function show(source: string, page = { anchors: new Set<string>() }) {
  const dropped: Dropped[] = [];
  let hasPlayer = false;
  const result = await pageMarkdown(source, {
    ...page,
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
  const anchors = new Set<string>();
  const second = await show(source, { anchors });
  expect(second).toEqual(first);
  expect(second.result).toBe(first.result);
  expect(first.dropped).toContainEqual({ what: 'class', detail: 'nowhere' });
  expect(first.hasPlayer).toBe(true);
  expect(anchors).toEqual(new Set(['part-stock']));
});

test('a text below another with the same heading repeats no id, in whatever order the pages come', async () => {
  const page = { anchors: new Set<string>() };
  await show('## Payroll', page);
  const below = await show('## Payroll\n\nBelow.', page);
  expect(below.html).toBe('<h2>Payroll</h2>\n<p>Below.</p>');
  const alone = await show('## Payroll\n\nBelow.');
  expect(alone.html).toBe('<h2 id="part-payroll">Payroll</h2>\n<p>Below.</p>');
  const again = await show('## Payroll\n\nBelow.', page);
  expect(again.html).toBe(below.html);
});

test('a text that stands on a page twice has one anchor', async () => {
  const page = { anchors: new Set<string>() };
  const both = await Promise.all([show('## Twice', page), show('## Twice', page)]);
  expect(both.map(({ html }) => html).sort()).toEqual([
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
