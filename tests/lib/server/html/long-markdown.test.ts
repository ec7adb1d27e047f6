import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { compileMarkdown } from '@/lib/server/html/compile-markdown';
import { splitMarkdown } from '@/lib/server/html/split-markdown';

const rules = { mediaUrl: 'http://cms.example' };
const FEATURES = [
  '# Heading\n\nWords with *marks*, a [link](/a) and <https://a.example>.',
  '1. One\n\n   In the first\n2. Two\n   - below\n\n     Below as well',
  '```md\n# No heading\n\nNo paragraph\n~~~\n\nStill code\n```',
  '~~~~\nCode\n\nmore\n~~~\n\nand more\n~~~~',
  '> Quote\n> of two\n\nAfter it',
  '| a | b |\n| - | - |\n| 1 | 2 |\n\nAfter the table',
  'Setext\n---\n\n    indented code\n\n    after a gap',
];
const long = Array.from({ length: 16 }, (_, index) => `Part ${index}.\n\n${FEATURES.join('\n\n')}`);

async function markupOf(source: string): Promise<string> {
  const result = await compileMarkdown(source, rules);
  return result.status === 'compiled' ? renderToStaticMarkup(result.content) : result.message;
}

test('the parts of a long text are shown as the whole is', async () => {
  const source = long.join('\n\n');
  const parts = splitMarkdown(source);
  expect(parts.length).toBeGreaterThan(2);
  expect(parts.join('\n')).toBe(source);
  // A comment makes it one text, and is itself not shown.
  const whole = await markupOf(`${source}\n\n<!-- -->`);
  const flat = (markup: string) => markup.replace(/>\s+</g, '><').trim();
  expect(flat(await markupOf(source))).toBe(flat(whole));
});
