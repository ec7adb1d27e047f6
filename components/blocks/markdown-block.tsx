import { Markdown } from '@/components/ui/markdown';
import { BlockTitle } from './block-title';
import type { BlockProps } from './registry';

export function MarkdownBlock({ block, entry }: BlockProps<'markdown'>) {
  return (
    <>
      <BlockTitle>{block.title}</BlockTitle>
      <Markdown source={block.body} entry={entry} />
    </>
  );
}
