import { Markdown } from '@/components/ui/markdown';
import type { BlockProps } from './block-props';
import { BlockTitle } from './block-title';

export function MarkdownBlock({ block, ...place }: BlockProps<'markdown'>) {
  return (
    <>
      <BlockTitle>{block.title}</BlockTitle>
      <Markdown source={block.body} {...place} />
    </>
  );
}
