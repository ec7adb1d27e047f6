import { quoteSize } from '@/components/layout/quote-size';
import { cn } from '@/lib/cn';
import { withoutMarks } from '@/lib/text/without-marks';
import type { BlockProps } from './block-props';

/** A pull quote: the text large, accent lines above them, and who said them. */
export function QuoteBlock({ block }: BlockProps<'quote'>) {
  const text = withoutMarks(block.body);
  return (
    // Its lines stand where its words begin.
    <figure dir="auto" className="pull-quote mx-auto max-w-3xl wrap-anywhere">
      <span aria-hidden="true" className="mb-5 block leading-none">
        <span className="inline-flex gap-1.5">
          <span className="h-1 w-16 bg-accent" />
          <span className="h-1 w-4 bg-ochre" />
          <span className="h-1 w-2 bg-teal" />
        </span>
      </span>
      <blockquote
        className={cn('font-display font-semibold tracking-tight text-balance', quoteSize(text))}
      >
        <p>“{text}”</p>
      </blockquote>
      {(block.author || block.title) && (
        <figcaption className="mt-5 text-base not-italic">
          {block.author && <span className="block font-semibold">{block.author}</span>}
          {block.title && <span className="block text-muted">{block.title}</span>}
        </figcaption>
      )}
    </figure>
  );
}
