import { Markdown } from '@/components/ui/markdown';
import type { BlockOf } from '@/content-client';

export function MarkdownBlock({ block }: { block: BlockOf<'markdown'> }) {
  return (
    <>
      {block.title && <h2 className="mb-4 text-heading">{block.title}</h2>}
      <Markdown source={block.body} />
    </>
  );
}
