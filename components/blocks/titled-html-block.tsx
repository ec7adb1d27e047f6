import { Html } from '@/components/ui/html';
import type { BlockOf } from '@/content-client';

export function TitledHtmlBlock({ block }: { block: BlockOf<'titled-html'> }) {
  return (
    <section>
      <h2 className="mb-4 text-heading">{block.title}</h2>
      <Html html={block.body} />
    </section>
  );
}
