import 'server-only';
import type { Article, Block } from '@/content-client';
import { htmlToSearchText, joinPieces, markdownToSearchText } from '@/lib/search/search-text';
import { captionOf } from '@/lib/text/caption-of';

/** The text of an article in one line, for the search index: its blocks in their order. */
export function articleText({ blocks }: Pick<Article, 'blocks'>): string {
  return joinPieces(blocks.flatMap((block) => toPieces(block).filter((piece) => piece !== null)));
}

function toPieces(block: Block): (string | null)[] {
  switch (block.kind) {
    case 'markdown':
      return [block.title, markdownToSearchText(block.body)];
    case 'html':
      return [htmlToSearchText(block.body)];
    case 'titled-html':
      return [block.title, htmlToSearchText(block.body ?? '')];
    case 'quote':
      return [block.title, block.author, block.body];
    case 'media':
      return [captionOf(block)];
    case 'slider':
    case 'carousel':
      return [block.title, ...block.slides.map(({ name }) => name)];
    case 'stack':
      return [block.title, ...block.cards.map(({ name }) => name)];
    case 'button':
      return [];
  }
}
