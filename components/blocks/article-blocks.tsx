import type { Block } from '@/content-client';
import { type ArticleHeading, articleHeadings } from '@/lib/text/article-headings';
import { BlockFrame } from './block-frame';
import type { OnDrop } from './block-props';
import { RenderBlock } from './registry';
import { rowsOf } from './rows-of';

type ArticleBlocksProps = {
  blocks: readonly Block[];
  /** Names the entry in the log, where something of a block had to be left out. */
  entry?: string | null;
  onDrop: OnDrop;
  /** Of these blocks, where the screen needs them as well. */
  headings?: readonly ArticleHeading[];
};

/** The blocks of an article, in the editor's order; narrow ones stand side by side. */
export function ArticleBlocks({
  blocks,
  entry = null,
  onDrop,
  headings = articleHeadings(blocks),
}: ArticleBlocksProps) {
  const rows = rowsOf(blocks.map(({ frame }) => frame.widthPercent));
  return (
    <div className="article-blocks flex flex-wrap justify-center gap-x-8 gap-y-10 md:gap-y-14">
      {blocks.map((block, index) => (
        <BlockFrame
          key={block.id}
          frame={block.frame}
          isText={isText(block)}
          row={rows[index]}
          onDrop={onDrop}
        >
          <RenderBlock block={block} entry={entry} headings={headings} />
        </BlockFrame>
      ))}
    </div>
  );
}

/** Text keeps to the measure; images take the width that they are given. */
function isText({ kind }: Block): boolean {
  return kind === 'markdown' || kind === 'html' || kind === 'titled-html';
}
