import type { Block } from './block';
import { BLOCKS_QUERY, toBlocks } from './blocks';
import { fieldsOf } from './fields';
import { readSingle } from './list';
import type { Media } from './media';
import { type Context, readingOf } from './reading';
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
      const { text, media } = fieldsOf(raw, reading);
      return {
        title: text('title'),
        blocks: toBlocks(raw.blocks, reading.at('blocks')),
        featuredMedia: media('featuredMedia'),
      };
    },
  };
}
