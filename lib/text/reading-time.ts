import type { Block } from '@/content-client';
import { htmlToText } from './html-to-text';

/** Most adults read between 200 and 260 words of prose a minute. */
const WORDS_PER_MINUTE = 220;
const SECONDS_PER_IMAGE = 8;

/** How long the blocks of an article take to read, in whole minutes; at least one. */
export function readingMinutes(blocks: readonly Block[]): number {
  const contents = blocks.map(contentOf);
  const words = contents.reduce((sum, { text }) => sum + countWords(text), 0);
  const images = contents.reduce((sum, { images }) => sum + images, 0);
  const minutes = words / WORDS_PER_MINUTE + (images * SECONDS_PER_IMAGE) / 60;
  return Math.max(1, Math.round(minutes));
}

/** What there is to read and to look at; a kind that is not listed is a type error. */
function contentOf(block: Block): { text: string; images: number } {
  switch (block.kind) {
    case 'html':
    case 'titled-html':
      return { text: htmlToText(block.body ?? ''), images: 0 };
    case 'markdown':
    case 'quote':
      return { text: block.body, images: 0 };
    case 'media':
      return { text: '', images: 1 };
    case 'slider':
    case 'carousel':
      return { text: '', images: block.slides.length };
    case 'stack':
      return { text: '', images: block.cards.length };
    case 'button':
      return { text: '', images: 0 };
  }
}

/** Parts between spaces with a letter or a digit: "—" and "##" are not words. */
function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
