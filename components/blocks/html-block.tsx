import { Html } from '@/components/ui/html';
import type { BlockOf } from '@/content-client';

export function HtmlBlock({ block }: { block: BlockOf<'html'> }) {
  return <Html html={block.body} />;
}
