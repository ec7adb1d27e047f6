import { withoutMarks } from '@/lib/text/without-marks';
import type { BlockProps } from './block-props';

/** A pull quote: the text large, accent lines above them, and who said them. */
export function QuoteBlock({ block }: BlockProps<'quote'>) {
  return (
    <figure className="mx-auto max-w-3xl wrap-anywhere">
      <span aria-hidden="true" className="mb-5 block leading-none">
        <span className="inline-flex gap-1.5">
          <span className="h-1 w-16 bg-accent" />
          <span className="h-1 w-4 bg-ochre" />
          <span className="h-1 w-2 bg-teal" />
        </span>
      </span>
      <blockquote className="font-display text-[1.5em] leading-[1.22] font-semibold tracking-tight text-balance md:text-[1.75em]">
        <p>“{withoutMarks(block.body)}”</p>
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
