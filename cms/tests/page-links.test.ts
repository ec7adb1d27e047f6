import { expect, test } from 'vitest';
import { toLink } from '../src/admin/page-links/link-target';

test.for([
  [true, 'our rates', '[our rates](/post/rates)'],
  [true, 'Rates [2026]', '[Rates \\[2026\\]](/post/rates)'],
  [false, 'Rates & <taxes>', '<a href="/post/rates">Rates &amp; &lt;taxes></a>'],
] as const)('a link is what the field holds (Markdown: %s): %s', ([isMarkdown, words, link]) => {
  expect(toLink(isMarkdown, words, '/post/rates')).toBe(link);
});
