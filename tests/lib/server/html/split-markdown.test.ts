import { expect, test } from 'vitest';
import { splitMarkdown } from '@/lib/server/html/split-markdown';

test.each([
  ['short', 'Words\n\nWords'],
  ['with HTML', `${'Words\n\n'.repeat(2000)}<div>\n\nWords\n\n</div>`],
  ['with a definition', `${'Words [a]\n\n'.repeat(2000)}[a]: /a`],
  ['with a footnote', `${'Words[^1]\n\n'.repeat(2000)}[^1]: Note`],
])('a text that is %s is one part', (_, source) => {
  expect(splitMarkdown(source)).toEqual([source]);
});

const PARAGRAPH = `${'x'.repeat(1998)}\n`;

test.each([
  ['after an empty line', `${PARAGRAPH}\n# New`, [PARAGRAPH, '# New']],
  ['before a word', `${PARAGRAPH}\nÉtat`, [PARAGRAPH, 'État']],
  ['not within a paragraph', `${PARAGRAPH}# New`, null],
  ['not before a list', `${PARAGRAPH}\n- New`, null],
  ['not before what may belong to a list', `${PARAGRAPH}\n  New`, null],
  ['not in code', `~~~js\n${PARAGRAPH}\n# New\n~~~`, null],
  ['not after a shorter fence', `~~~~\n${PARAGRAPH}\n~~~\n\nNew`, null],
  ['not after another fence', `~~~\n${PARAGRAPH}\n\`\`\`\n\nNew`, null],
  ['not in code of a text with other line ends', `~~~\r\n${PARAGRAPH}\nNew`, null],
  ['not in code after a line of code', `\`\`\`a\`\`\`\n~~~\n${PARAGRAPH}\nNew`, null],
  [
    'after a line of code',
    `\`\`\`a\`\`\`\n${PARAGRAPH}\nNew`,
    [`\`\`\`a\`\`\`\n${PARAGRAPH}`, 'New'],
  ],
  ['not after a fence with words', `~~~\n${PARAGRAPH}\n~~~ x\n\nNew`, null],
  [
    'after the end of code',
    `~~~\n${PARAGRAPH}\n   ~~~~  \n\nNew`,
    [`~~~\n${PARAGRAPH}\n   ~~~~  \n`, 'New'],
  ],
  ['where no code begins', `    ~~~\n${PARAGRAPH}\nNew`, [`    ~~~\n${PARAGRAPH}`, 'New']],
  [
    'with addresses',
    `<https://a.example>\n${PARAGRAPH}\nNew`,
    [`<https://a.example>\n${PARAGRAPH}`, 'New'],
  ],
  ['not with HTML', `<b>\n${PARAGRAPH}\nNew`, null],
  ['not with a definition of two words', `   [a b]: /a\n${PARAGRAPH}\nNew`, null],
  ['with something like one', `x [a]: /a\n${PARAGRAPH}\nNew`, [`x [a]: /a\n${PARAGRAPH}`, 'New']],
])('a long text is split %s', (_, source, parts) => {
  expect(splitMarkdown(source)).toEqual(parts ?? [source]);
});

test('each part is as long as can be', () => {
  const source = Array.from({ length: 30 }, () => 'x'.repeat(199)).join('\n\n');
  // Ten paragraphs with an empty line after each have 2,010 characters.
  expect(splitMarkdown(source).map((part) => part.length)).toEqual([2009, 2009, 2008]);
});

test('a text of 2,000 characters is not split', () => {
  const source = `${'x'.repeat(1995)}\n\n# N`;
  expect(source).toHaveLength(2000);
  expect(splitMarkdown(source)).toEqual([source]);
});
