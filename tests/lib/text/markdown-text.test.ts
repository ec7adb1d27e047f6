import { expect, test } from 'vitest';
import { markdownLink, markdownText } from '@/lib/text/markdown-text';

test('a text is one line of Markdown without syntax', () => {
  expect(markdownText(' a\n *b* _c_ `d` [e] <f> #g |h ~i \\j ')).toBe(
    'a \\*b\\* \\_c\\_ \\`d\\` \\[e\\] \\<f\\> \\#g \\|h \\~i \\\\j',
  );
});

test('a link cannot be ended by its URL or its text', () => {
  expect(markdownLink('a]b', '/x (1) (2)')).toBe('[a\\]b](/x%20%281%29%20%282%29)');
});
