import type { Block } from '@/content-client';
import type { TextFormat } from './read-text';

/** A text of an entry, and the path of its field. */
export type Text = { place: string; format: TextFormat; source: string };

/** The text of a block; none where it has no formatted one. */
export function textsOfBlock(block: Block): Text[] {
  const place = `${placeOf(block)}.body`;
  if (block.kind === 'markdown') return [{ place, format: 'markdown', source: block.body }];
  if (block.kind !== 'html' && block.kind !== 'titled-html') return [];
  return [{ place, format: 'html', source: block.body ?? '' }];
}

/** The number in a block's id is its position in the editor's list. */
export function placeOf({ id }: Block): string {
  return `blocks.${id.slice(id.lastIndexOf('-') + 1)}`;
}
