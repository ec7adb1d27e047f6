import { expect, test } from 'vitest';
import { sanitizeHtml } from '@/lib/server/html/sanitize-html';

const mediaUrl = 'http://cms.example';

/** Everything that is reported of a text, in its order. */
function reportsOf(html: string): string[] {
  const reports: string[] = [];
  sanitizeHtml(html, { mediaUrl, onDrop: ({ what, detail }) => reports.push(`${what} ${detail}`) });
  return reports;
}

test.each([
  // What a removed element contains is removed with it, what an unknown one contains is not.
  ['<script><b onclick="x">y</b></script>', ['element <script>']],
  ['<object><form></form></object>', ['element <object>']],
  ['<form><input type="text" name="a"></form>', ['element <form>', 'element <input>']],
  ['<ul><li><b onclick="x">y</b></li></ul>', ['attribute b onClick']],
  [
    '<p data-x="1" class="text-ink" dir="rtl" hidden>y</p>',
    ['attribute p dataX', 'attribute p hidden'],
  ],
  ['<td colspan="2">y</td><a ping="/x" href="/a">y</a>', ['attribute a ping']],
  // What the site replaces by its own.
  ['<a id="x" href="/a" target="_blank" rel="author">y</a>', []],
  ['<img src="/a.png" loading="eager" decoding="sync" border="0" alt="">', []],
  [
    '<iframe src="https://vimeo.com/76979871" title="t" width="1" height="1" name="n"></iframe>',
    [],
  ],
  ['<p name="n">y</p>', ['attribute p name']],
  ['<ul><li><input type="checkbox" disabled checked> y</li></ul>', []],
])('of %s is reported %j', (html, reports) => {
  expect(reportsOf(html)).toEqual(reports);
});

test('links and images are reported as the editor wrote them', () => {
  const links: string[] = [];
  const images: unknown[] = [];
  sanitizeHtml(
    '<p><a href="x y"><img src="a.png"></a><a>no link</a><b title="t">y</b></p>' +
      '<img src="/b.png" alt=""><form><a href="/in-form">z</a></form><object><a href="/n">n</a></object>',
    { mediaUrl, onLink: (href) => links.push(href), onImage: (image) => images.push(image) },
  );
  expect(links).toEqual(['x y', '/in-form']);
  expect(images).toEqual([
    { src: 'a.png', alt: null },
    { src: '/b.png', alt: '' },
  ]);
});

test('either of them is reported without the other', () => {
  const found: string[] = [];
  const html = '<a href="/a"><img src="/b.png" onerror="x"></a>';
  sanitizeHtml(html, { mediaUrl, onLink: (href) => found.push(href) });
  sanitizeHtml(html, { mediaUrl, onImage: ({ src }) => found.push(src) });
  expect(found).toEqual(['/a', '/b.png']);
});

test('a long report is cut', () => {
  const [link = '', frame = ''] = reportsOf(
    `<a href="javascript:${'x'.repeat(500)}">y</a><iframe src="https://a.example/${'y'.repeat(500)}">`,
  );
  expect(link).toMatch(/^link javascript:x+…$/);
  expect(frame).toMatch(/^frame https:\/\/a\.example\/y+…$/);
  expect(Math.max(link.length, frame.length)).toBeLessThan(130);
});

test('a task list shows signs', () => {
  expect(
    sanitizeHtml(
      '<ul><li><input type="checkbox" checked>one</li><li><p><input type="checkbox">two</p></li></ul>',
    ),
  ).toBe('<ul><li>☑one</li><li><p>☐two</p></li></ul>');
});
