import { expect, test } from 'vitest';
import type { Block, BlockContent } from '@/content-client';
import { readingMinutes } from '@/lib/text/reading-time';
import { FRAME } from '../../fixtures/blocks';

const block = (content: BlockContent): Block => ({ id: 'a', frame: FRAME, ...content });
const words = (count: number) => 'word '.repeat(count);

test('an article takes at least a minute', () => {
  expect(readingMinutes([])).toBe(1);
  expect(readingMinutes([block({ kind: 'markdown', title: null, body: 'Short.' })])).toBe(1);
});

test('words count at 220 a minute, in Markdown and in HTML', () => {
  expect(readingMinutes([block({ kind: 'markdown', title: null, body: words(880) })])).toBe(4);
  const html = `<p class="one two three">${words(440)}</p>`.repeat(2);
  expect(readingMinutes([block({ kind: 'html', body: html })])).toBe(4);
});

test('marks without letters are no words', () => {
  const body = `${'— '.repeat(2000)} ${'## '.repeat(2000)}`;
  expect(readingMinutes([block({ kind: 'markdown', title: null, body })])).toBe(1);
});

test('pictures take a look each', () => {
  const slides = Array.from({ length: 30 }, (_, index) => ({
    id: `${index}`,
    name: null,
    image: null,
    video: null,
  }));
  expect(readingMinutes([block({ kind: 'stack', title: null, cards: slides })])).toBe(4);
});
