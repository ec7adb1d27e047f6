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
  'Words\n## Heading\nMore words\n# Another one\n- Item\n### After the item\n> Quote\n#### After it',
  '* Item\n\n*Words*\n\n- Item\n\n[Link](/b)\n\n1. Item\n\n\n2. Item\n\n2026 was long.\n\n---\n\n@words',
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

test('a long text leaves time to others, also where it is one part or has one heading below the other', async () => {
  const turnsOf = async (source: string) => {
    let turns = 0;
    let isDone = false;
    const count = () => {
      turns += 1;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    await compileMarkdown(source, rules);
    isDone = true;
    return turns;
  };
  expect(await turnsOf(`<!-- -->${'A list\n\n- with an item\n\n'.repeat(300)}`)).toBeGreaterThan(3);
  for (const block of ['## Heading\n', '@words\n\n', '**Words**\n\n']) {
    const parts = splitMarkdown(block.repeat(2000));
    expect(Math.max(...parts.map((part) => part.length))).toBeLessThan(2200);
  }
});
