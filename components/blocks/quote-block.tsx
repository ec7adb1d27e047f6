import type { BlockOf } from '@/content-client';

export function QuoteBlock({ block }: { block: BlockOf<'quote'> }) {
  return (
    <figure className="mx-auto max-w-4xl border-l-3 border-accent pl-6 md:pl-10">
      {block.title && <p className="eyebrow mb-4 text-muted">{block.title}</p>}
      <blockquote className="font-display text-heading font-semibold text-balance">
        <p>{block.body}</p>
      </blockquote>
      {block.author && <figcaption className="mt-4 text-muted">{block.author}</figcaption>}
    </figure>
  );
}
