import { Html } from '@/components/ui/html';
import type { BlockProps } from './block-props';

export function HtmlBlock({ block, ...place }: BlockProps<'html'>) {
  return <Html html={block.body} {...place} />;
}
