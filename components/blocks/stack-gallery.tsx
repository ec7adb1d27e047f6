'use client';

import { type ReactNode, useState } from 'react';

type StackGalleryProps = {
  label: string;
  /** One drawn card each, the first one in front. */
  prints: readonly ReactNode[];
  /** What is said of each when it comes to the front. */
  names: readonly string[];
  hint: string;
  /** Of the button. */
  next: string;
};

/** How far each card is turned, in degrees; the pattern repeats. */
const TILTS = [-2.5, 3, -4, 2, -1.5, 4];
const LOWERED = ['0rem', '1.75rem', '0.5rem', '2.25rem'];

/** Cards like prints on a table: pressing one brings it to the front (specification §2). */
export function StackGallery({ label, prints, names, hint, next }: StackGalleryProps) {
  // Indexes of the cards, the one in front first.
  const [order, setOrder] = useState(() => prints.map((_, index) => index));
  const bringToFront = (index: number) =>
    setOrder([index, ...order.filter((other) => other !== index)]);
  const [shown, setShown] = useState<string>();
  const bringNext = () => {
    const after = [...order.slice(1), ...order.slice(0, 1)];
    setOrder(after);
    setShown(names[after[0] ?? 0]);
  };

  return (
    <>
      <ul aria-label={label} className="stack">
        {prints.map((print, index) => {
          const rank = order.indexOf(index);
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: the cards stay in their places, which are all they have for a name.
              key={index}
              data-front={rank === 0 ? '' : undefined}
              className="stack-card"
              style={{
                zIndex: prints.length - rank,
                '--along': prints.length > 1 ? index / (prints.length - 1) : 0.5,
                '--tilt': `${TILTS[index % TILTS.length]}deg`,
                '--down': LOWERED[index % LOWERED.length],
              }}
            >
              <button
                type="button"
                aria-pressed={rank === 0}
                onClick={() => bringToFront(index)}
                className="stack-card-image"
              >
                {print}
              </button>
            </li>
          );
        })}
      </ul>
      {prints.length > 1 && (
        <p className="stack-hint noscript:hidden mt-4 flex flex-wrap items-center justify-center gap-x-4 gap-y-2 text-base text-muted">
          {hint}
          <button
            type="button"
            onClick={bringNext}
            className="min-h-11 rounded-full border border-line bg-card px-5 font-semibold text-ink transition-colors duration-200 hover:border-ink"
          >
            {next}
          </button>
          {/* A card that is pressed says so itself. */}
          <span role="status" className="sr-only">
            {shown}
          </span>
        </p>
      )}
    </>
  );
}
