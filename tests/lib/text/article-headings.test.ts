import { expect, test } from 'vitest';
import type { Block } from '@/content-client';
import { articleHeadings, toHeadingHref } from '@/lib/text/article-headings';

const frame: Block['frame'] = {
  widthPercent: null,
  align: null,
  margin: null,
  padding: null,
  fontSize: null,
  style: null,
  classes: null,
  innerStyle: null,
  innerClasses: null,
};
const markdown = (body: string): Block => ({
  id: body,
  frame,
  kind: 'markdown',
  title: null,
  body,
});

test('the headings of the texts, as words, each once', () => {
  const blocks = [
    markdown('# A\n\n## First, *measure* [one](/x) close ##\n\n### Deeper\n\n## 4 o\\*clock'),
    markdown('```\n## not a heading\n```\n\n## A'),
  ];
  expect(articleHeadings(blocks)).toEqual([
    { id: 'part-a', text: 'A' },
    { id: 'part-first-measure-one-close', text: 'First, measure one close' },
    { id: 'part-4-o-clock', text: '4 o*clock' },
  ]);
});

test.each([
  ['a line of code between backticks', ['```npm start```']],
  ['a fence of four marks, with one of three inside', ['````', '```', '# no', '````']],
  ['code in a text with the line ends of Windows', ['```\r', '# no\r', '```\r']],
])('headings after %s are listed', (_, lines) => {
  const body = ['## One', ...lines, '## Two', '```', '# no', '```', '## Three'].join('\n');
  expect(articleHeadings([markdown(body)]).map(({ text }) => text)).toEqual([
    'One',
    'Two',
    'Three',
  ]);
});

test('what has neither letters nor numbers leads nowhere', () => {
  expect(articleHeadings([markdown('## …')])).toEqual([]);
});

test.each([
  ['   ## In', 'In'],
  ['    ## Code', null],
  ['##No space', null],
  ['### Third', null],
  ['x ## Inside', null],
  ['##\tTab \t ##', 'Tab'],
  ['# C# and F#', 'C# and F#'],
  ['# C# and F# #', 'C# and F#'],
  ['## [Nairobi](https://a.example/Nairobi_(city)) today', 'Nairobi today'],
  ['## ![A *mill*](/a.png) [one](</x>)', 'A mill one'],
  ['## <b>Bold</b> <br/>text', 'Bold text'],
  ['## __a__ _b_ ~c~ `d` **e** * f *', 'a b c d e * f *'],
  ['## ~~old~~ new', 'old new'],
  ['## 1 \\< 2 \\# \\x', '1 < 2 # \\x'],
  ['## The order_id and customer_id fields', 'The order_id and customer_id fields'],
  ['## _Both_ and __init__.py', 'Both and init.py'],
  ['~~~\n## Code\n~~~\n## Text', 'Text'],
  ['1. Run\n   ```sh\n   # install the agent\n   ```\n\n## Text', 'Text'],
  ['- ```\n  # install\n  ```\n\n## Text', 'Text'],
  ['```\n## Code without end', null],
  ['```\n~~~\n## Code\n```\n## Text', 'Text'],
  ['<!--\n## Later\n\n## Much later -->\n## Text', 'Text'],
  ['<!-- ## Later -->\n## Text', 'Text'],
  ['    <!--\n\n## Text', 'Text'],
  ['```\n<!--\n```\n## Text', 'Text'],
  ['<div>\n## In HTML\n</div>\n\n## Text', 'Text'],
  ['para\n<P class="a">\n## In HTML\n</P>', null],
  ['</div>\n## In HTML\n \n## Text', 'Text'],
  ['<details>\n<summary>More</summary>\n\n## Text\n\n</details>', 'Text'],
  ['<pre>\n## Code\n\n## Code\n</pre>\n## Text', 'Text'],
  ['<pre>x</pre>\n## Text', 'Text'],
  ['<b>x</b>\n## Text', 'Text'],
  ['<path/to> x\n## Text', 'Text'],
  ['```\n<div>\n```\n## Text', 'Text'],
])('the heading of %j is %j', (body, text) => {
  expect(articleHeadings([markdown(body)]).map((heading) => heading.text)).toEqual(
    text === null ? [] : [text],
  );
});

test('other blocks have none, and the first of two alike counts', () => {
  const html: Block = { id: 'h', frame, kind: 'html', body: '## In HTML' };
  expect(articleHeadings([html, markdown('## One *two*\n## one TWO')])).toEqual([
    { id: 'part-one-two', text: 'One two' },
  ]);
});

test.each(['[', '[a](', '[a][', '<a ', ' #', ' a', '#a', ' _a', '_a ', '`', '`a', '\\', '&', '&#'])(
  'a heading of a hundred thousand times %j is read in no time',
  (part) => {
    const body = `## a${part.repeat(100_000)}b`;
    expect(articleHeadings([markdown(body)])).toHaveLength(1);
  },
);

test.each(['- ```\n', '```\n\n- ~~~\n', '1. ~~~\n', '<!--\n', '<pre>\n', '<div>\n\n'])(
  'many times %j are read in no time',
  (part) => {
    expect(articleHeadings([markdown(`## A\n${part.repeat(300_000)}`)])).toHaveLength(1);
  },
);

test.each([
  ['#prices-in-short', '#part-prices-in-short'],
  ['#Prices%20in%20short', '#part-prices-in-short'],
  ['#part-prices-in-short', '#part-prices-in-short'],
  ['#newsletter-strip', '#newsletter-strip'],
  ['#%', '#%'],
  ['/faq#prices-in-short', '/faq#prices-in-short'],
])('a link to %s leads to %s', (href, target) => {
  const headings = articleHeadings([markdown('## Prices in short')]);
  expect(toHeadingHref(href, headings)).toBe(target);
});
