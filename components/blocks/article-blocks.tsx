import type { Block } from '@/content-client';
import { BlockFrame } from './block-frame';
import { RenderBlock } from './registry';

/** The blocks of an article, in the editor's order. */
export function ArticleBlocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-10">
      {blocks.map((block) => (
        <BlockFrame key={block.id} frame={block.frame}>
          <RenderBlock block={block} />
        </BlockFrame>
      ))}
    </div>
  );
}
