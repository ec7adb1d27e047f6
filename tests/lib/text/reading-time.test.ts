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

test('characters without letters are not words', () => {
  const body = `${'— '.repeat(2000)} ${'## '.repeat(2000)}`;
  expect(readingMinutes([block({ kind: 'markdown', title: null, body })])).toBe(1);
});

test('images take eight seconds each', () => {
  const slides = Array.from({ length: 30 }, (_, index) => ({
    id: `${index}`,
    name: null,
    image: null,
    video: null,
  }));
  expect(readingMinutes([block({ kind: 'stack', title: null, cards: slides })])).toBe(4);
});

test.each<[string, BlockContent, number]>([
  ['a quote', { kind: 'quote', title: null, body: words(660), author: null }, 3],
  ['a button', { kind: 'button', name: words(660), link: null }, 1],
  ['HTML with a title', { kind: 'titled-html', title: 'T', body: words(660) }, 3],
  ['a script', { kind: 'html', body: `<script>${words(660)}</script>` }, 1],
])('the reading time counts the text of %s', (_, content, minutes) => {
  expect(readingMinutes([block(content)])).toBe(minutes);
});

test('an image counts eight seconds, in every kind of block', () => {
  const slide = { id: 'a', name: null, image: null, video: null };
  const media: BlockContent = {
    kind: 'media',
    title: null,
    media: null,
    thumbnail: null,
    link: null,
  };
  const repeat = (content: BlockContent) => Array.from({ length: 12 }, () => block(content));
  // 12 images take 96 seconds.
  expect(readingMinutes(repeat(media))).toBe(2);
  expect(readingMinutes(repeat({ kind: 'slider', title: null, slides: [slide] }))).toBe(2);
  expect(readingMinutes(repeat({ kind: 'carousel', title: null, slides: [slide] }))).toBe(2);
});
