import type { Block } from './block';
import { BLOCKS_QUERY, toBlocks } from './blocks';
import { readSingle } from './list';
import type { Media } from './media';
import { toMedia } from './media';
import { type Context, readingOf, readText } from './reading';
import { TAGS } from './tags';

export type About = {
  title: string | null;
  blocks: Block[];
  featuredMedia: Media | null;
};

export function createAbout(context: Context) {
  return {
    /**
     * The about record (specification §3 and §7); `null` while none is published. Throws
     * `ContentError`.
     */
    async find(): Promise<About | null> {
      const raw = await readSingle(context, '/api/about', {
        query: { populate: { featuredMedia: true, blocks: BLOCKS_QUERY } },
        tags: [TAGS.about, TAGS.media],
      });
      if (!raw) return null;
      const reading = readingOf(context, 'about', raw);
      return {
        title: readText(raw.title, reading.at('title')),
        blocks: toBlocks(raw.blocks, reading.at('blocks')),
        featuredMedia: toMedia(raw.featuredMedia, reading.at('featuredMedia')),
      };
    },
  };
}
