import type { Block } from '@/content-client';
import { htmlToText } from './html-to-text';

/** Most adults read between 200 and 260 words of prose a minute. */
const WORDS_PER_MINUTE = 220;
const SECONDS_PER_IMAGE = 8;

/** How long the blocks of an article take to read, in whole minutes; at least one. */
export function readingMinutes(blocks: readonly Block[]): number {
  const words = blocks.reduce((sum, block) => sum + countWords(textOf(block)), 0);
  const images = blocks.reduce((sum, block) => sum + imagesIn(block), 0);
  const minutes = words / WORDS_PER_MINUTE + (images * SECONDS_PER_IMAGE) / 60;
  return Math.max(1, Math.round(minutes));
}

function textOf(block: Block): string {
  if (block.kind === 'html' || block.kind === 'titled-html') {
    return htmlToText(block.body ?? '');
  }
  return block.kind === 'markdown' || block.kind === 'quote' ? block.body : '';
}

/** Parts between spaces with a letter or a digit: "—" and "##" are not words. */
function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function imagesIn(block: Block): number {
  if (block.kind === 'media') return 1;
  if (block.kind === 'slider' || block.kind === 'carousel') return block.slides.length;
  return block.kind === 'stack' ? block.cards.length : 0;
}
