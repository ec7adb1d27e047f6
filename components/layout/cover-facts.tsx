import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { noBreak } from '@/lib/text/no-break';

export type Fact = { name: string; value: ReactNode; note?: string | null };

type CoverFactsProps = {
  facts: readonly Fact[];
  /** Names them. */
  label?: string;
  /** The facts are what the visitor came for. */
  isLarge?: boolean;
};

/** A value of more characters is a sentence, and as large as one. */
const MAX_SHORT_LENGTH = 30;

/** Many stand in pairs until there is room for the longest word of each. */
const PAIRS =
  'min-[20rem]:max-md:grid-cols-2 min-[20rem]:max-md:[&>:last-child:nth-child(odd)]:col-span-2 md:auto-cols-fr';
const THREE_AND_TWO =
  'md:max-lg:grid-cols-6 md:max-lg:[&>*]:col-span-2 md:max-lg:[&>:nth-child(5)]:col-span-4 lg:grid-flow-col';

/** Facts on the lower edge of a cover, beside each other in one line of cells; below each other on a phone. */
export function CoverFacts({ facts, label, isLarge = false }: CoverFactsProps) {
  if (facts.length === 0) return null;
  const isShort = facts.length < 3 && !facts.some(({ value, note }) => note || isLong(value));
  return (
    <section aria-label={label} className="container-page cover-facts relative z-10 -mt-10">
      <dl
        className={cn(
          'grid gap-px overflow-hidden rounded-card border border-line bg-line shadow-float',
          facts.length > 3 ? PAIRS : 'sm:grid-flow-col sm:auto-cols-fr',
          isShort && 'md:w-fit md:max-w-full md:auto-cols-[minmax(18rem,1fr)]',
          facts.length > 3 && (facts.length === 5 ? THREE_AND_TWO : 'md:grid-flow-col'),
        )}
      >
        {facts.map(({ name, value, note }) => (
          <div key={name} className="min-w-0 bg-card px-[min(1.25rem,5vw)] py-5 md:px-7 md:py-6">
            <dt className="text-sm text-muted">{name}</dt>
            <dd
              className={cn(
                // The middle of a drawing stands where that of the first line would; a plate of its own needs the room.
                'forced-colors:[&>img]:my-0 dark:[&>img[data-raster]]:my-0 mt-1.5 font-display leading-snug font-bold text-balance tabular-nums [&>img]:my-[calc((1lh-40px)/2)]',
                isLarge && !isLong(value)
                  ? // Between digits a line may end only where nothing else helps: beside each other they are smaller.
                    'text-[min(var(--text-heading),8vw)] sm:text-[min(var(--text-heading),3.6vw)]'
                  : 'text-[min(1.25rem,8vw)]',
              )}
            >
              {typeof value === 'string' ? noBreak(value) : value}
            </dd>
            {note && <dd className="mt-1.5 text-sm text-pretty text-muted">{noBreak(note)}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}

function isLong(value: ReactNode): boolean {
  return typeof value === 'string' && value.length > MAX_SHORT_LENGTH;
}
