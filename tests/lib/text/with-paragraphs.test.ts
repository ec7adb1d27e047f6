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
