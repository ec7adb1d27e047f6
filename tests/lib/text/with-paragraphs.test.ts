import { expect, test } from 'vitest';
import { withParagraphs } from '@/lib/text/with-paragraphs';

test.each([
  [
    'One.\n\nTwo,\nand <a href="/contact">more</a>.',
    '<p>One.</p><p>Two,<br>and <a href="/contact">more</a>.</p>',
  ],
  [
    'You need:\n- a plan\n-  time\n\nThat is all.',
    '<p>You need:</p><ul><li>a plan</li><li>time</li></ul><p>That is all.</p>',
  ],
  ['One.\r\n\r\n\r\nTwo.', '<p>One.</p><p>Two.</p>'],
])('%j becomes paragraphs and lists', (text, html) => {
  expect(withParagraphs(text)).toBe(html);
});

test.each(['Yes.', '', 'One\nline', '<p>One.</p>\n\n<p>Two.</p>', '<ul>\n- <li>x</li></ul>'])(
  '%j is left as it is',
  (html) => {
    expect(withParagraphs(html)).toBe(html);
  },
);

test.each([
  ['• one\n* two\n  - three  \nend', '<ul><li>one</li><li>two</li><li>three</li></ul><p>end</p>'],
  ['  One  \n   two \n\n3', '<p>One<br>two</p><p>3</p>'],
  ['- a\n\n- b', '<ul><li>a</li></ul><ul><li>b</li></ul>'],
  ['One -two\n\nthree', '<p>One -two</p><p>three</p>'],
  ['One\r\rTwo', '<p>One</p><p>Two</p>'],
  ['-one\n\ntwo', '<p>-one</p><p>two</p>'],
  ['<b>One</b>\n\n<i>two</i>', '<p><b>One</b></p><p><i>two</i></p>'],
])('%j becomes %j', (text, html) => {
  expect(withParagraphs(text)).toBe(html);
});

test.each([
  'p',
  'ul',
  'ol',
  'dl',
  'h1',
  'H6',
  'table',
  'div',
  'section',
  'blockquote',
  'pre',
  'hr',
])('a text with <%s> has blocks of its own', (name) => {
  const html = `One\n\n<${name} class="a">two`;
  expect(withParagraphs(html)).toBe(html);
});
