import 'server-only';
import type { Block, InventoryEntry } from '@/content-client';
import { textsOfBlock } from './block-texts';
import { quote, type Report } from './finding';
import { readText } from './read-text';

/** Blocks that begin with a heading of the second level, where an editor has given them one. */
const TITLED = new Set<Block['kind']>(['markdown', 'titled-html', 'slider', 'carousel', 'stack']);

/**
 * Headings that leave out a level: who cannot see how large they are takes the page for one with a part missing.
 * Blocks follow each other on the page, below its title or that of their section.
 */
export async function checkHeadings(
  entry: InventoryEntry,
  { mediaUrl, report }: { mediaUrl: string; report: Report },
): Promise<void> {
  let above = entry.type === 'article' ? 1 : 2;
  for (const block of entry.blocks) {
    if (TITLED.has(block.kind) && 'title' in block && block.title) above = 2;
    for (const { place, format, source } of textsOfBlock(block)) {
      const { headings } = await readText(format, source, mediaUrl);
      for (const { level, words } of headings) {
        if (words === '') continue;
        if (level > above + 1) {
          const message = `“${quote(words)}” is a heading of level ${level} below one of level ${above}: make it level ${above + 1}.`;
          report('heading-skipped', entry, place, message);
        }
        above = level;
      }
    }
  }
}
