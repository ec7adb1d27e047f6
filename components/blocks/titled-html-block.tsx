import { Html } from '@/components/ui/html';
import type { BlockProps } from './block-props';
import { BlockTitle } from './block-title';

export function TitledHtmlBlock({ block, ...place }: BlockProps<'titled-html'>) {
  return (
    <>
      <BlockTitle>{block.title}</BlockTitle>
      {block.body !== null && <Html html={block.body} {...place} />}
    </>
  );
}
