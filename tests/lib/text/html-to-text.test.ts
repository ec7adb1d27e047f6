import { describe, expect, test } from 'vitest';
import { htmlToPieces, htmlToText } from '@/lib/text/html-to-text';

test('the text of HTML has no markup and no entities', () => {
  expect(htmlToText('<p>A &amp; B<br>“C” &lt;d&gt; &eacute;&#8217;&nbsp;x</p>')).toBe(
    'A & B “C” <d> é’ x',
  );
});

test.each(['script', 'style', 'svg', 'math', 'template', 'noscript', 'iframe', 'textarea'])(
  'the content of <%s> is not text',
  (name) => {
    expect(htmlToText(`<p>before</p><${name}>code</${name}><p>after</p>`)).toBe('before after');
  },
);

test('text after nested code elements is text again', () => {
  expect(htmlToText('<svg><g><svg>a</svg>b</g></svg>after')).toBe('after');
  expect(htmlToText('<svg><title>a</title>b</svg>after')).toBe('after');
  expect(htmlToText('</svg>after')).toBe('after');
});

test('a code element that never ends takes the rest along', () => {
  expect(htmlToText('before<script>if (a < b) c()')).toBe('before');
});

test('blocks are pieces of their own, inline elements are not', () => {
  expect(htmlToPieces('<h2>Tea<br>time</h2><ul><li>o<b>n</b>e</li><li>two</li></ul>end')).toEqual([
    'Tea',
    'time',
    'one',
    'two',
    'end',
  ]);
  expect(htmlToPieces('<em>very </em> <a href="/x">long</a>\n')).toEqual(['very long']);
});

test.each(['center', 'header', 'footer', 'main', 'nav', 'hgroup'])(
  'what <%s> has in lines of its own on the page is a piece, too',
  (name) => {
    expect(htmlToPieces(`One<${name}>two</${name}>three`)).toEqual(['One', 'two', 'three']);
  },
);

test('a row of a table is one piece, its first cell the name of the others', () => {
  const rows = '<tr><th>a<td>b</td> <td><p>c</p><p>d</p></tr>\n<tr><td> <td>e</tr><tr><td>f?<td>g';
  expect(htmlToPieces(`x<table>${rows}</table>y`)).toEqual(['x', 'a: b, c, d', 'e', 'f? g', 'y']);
});

test('the row that names the columns is a list of their names', () => {
  const html = '<table><thead><tr><th>Scope<th>Users</thead><tbody><tr><th>One<td>2</table>';
  expect(htmlToPieces(html)).toEqual(['Scope, Users', 'One: 2']);
});

test('comments, attributes and empty elements leave nothing', () => {
  expect(htmlToPieces('<!-- no --><p title="no"></p><p> </p>')).toEqual([]);
  expect(htmlToText('')).toBe('');
});

describe('text that is not HTML', () => {
  test.each(['a < b', '1 > 0', 'Q&A', '<3'])('%s stays as it is', (text) => {
    expect(htmlToText(text)).toBe(text);
  });
});

test('elements nested 100,000 times are read to their end', () => {
  expect(htmlToText(`${'<b>'.repeat(100_000)}inside`)).toBe('inside');
});

test('words in angle brackets that are no tag are text', () => {
  expect(htmlToText('<p>Ask <customer> about <b>R&amp;D</b></p>')).toBe('Ask <customer> about R&D');
});
