import { Html } from '@/components/ui/html';
import { BlockTitle } from './block-title';
import type { BlockProps } from './registry';

export function TitledHtmlBlock({ block, entry }: BlockProps<'titled-html'>) {
  return (
    <>
      <BlockTitle>{block.title}</BlockTitle>
      <Html html={block.body} entry={entry} />
    </>
  );
}
