'use client';

import { useState } from 'react';
import { button } from '@/components/ui/button';
import { PinIcon } from '@/components/ui/icons';
import { CONTACT_COPY, DIRECTIONS_COPY } from '@/content/contact';
import { OPENS_TAB } from '@/content/opens-tab';
import { findCurrentLocation, UNKNOWN_LOCATION } from '@/lib/browser/current-location';
import { cn } from '@/lib/cn';
import { errorMessage } from '@/lib/errors';
import { directionsHref, type Place } from '@/lib/routing/map-links';

type DirectionsProps = {
  /** An address, where the position is not known. */
  to: Place | string;
};

type Answer = { text: string; href: string };

/** The way from where the visitor is (specification §3 and §8: location helper). */
export function Directions({ to }: DirectionsProps) {
  // The way without a start: for visitors without scripts, and for a position that is not known.
  const plainHref = directionsHref(to, null);
  const [isLocating, setLocating] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const locate = async () => {
    setLocating(true);
    setAnswer(null);
    setAnswer(await findWay(to, plainHref));
    setLocating(false);
  };
  return (
    <div data-print="off" className="mt-6 border-t border-line pt-6">
      <a
        href={plainHref}
        target="_blank"
        rel="noopener noreferrer"
        className="hidden min-h-11 items-center font-semibold underline noscript:inline-flex"
      >
        {DIRECTIONS_COPY.open}
        <span className="sr-only"> {OPENS_TAB}</span>
      </a>
      <div className="noscript:hidden">
        <button
          type="button"
          aria-disabled={isLocating}
          onClick={isLocating ? undefined : locate}
          // Where its name takes two lines, it stays beside the icon.
          className={cn(button({ tone: 'accent' }), 'text-start')}
        >
          <PinIcon />
          {CONTACT_COPY.directions}
        </button>
        <p className="mt-3 text-sm text-muted">{CONTACT_COPY.directionsNotice}</p>
        <div role="status">
          {isLocating && <p className="mt-4 text-base">{DIRECTIONS_COPY.locating}</p>}
          {answer && (
            <>
              <p className="mt-4 text-base">{answer.text}</p>
              <a
                href={answer.href}
                target="_blank"
                rel="noopener noreferrer"
                className="mt-1 inline-flex min-h-11 items-center font-semibold underline decoration-accent decoration-2 underline-offset-4"
              >
                {DIRECTIONS_COPY.open}
                <span className="sr-only"> {OPENS_TAB}</span>
              </a>
            </>
          )}
        </div>
      </div>
    </div>
  );
}

async function findWay(to: Place | string, plainHref: string): Promise<Answer> {
  try {
    const from = await findCurrentLocation();
    if (from === UNKNOWN_LOCATION) return { text: DIRECTIONS_COPY.unknown, href: plainHref };
    const href = directionsHref(await findEnd(to), from);
    if (!from.displayName) return { text: DIRECTIONS_COPY.unnamed, href };
    return { text: `${DIRECTIONS_COPY.from} ${from.displayName}.`, href };
  } catch (error) {
    return { text: errorMessage(error), href: plainHref };
  }
}

/** The address is sent to the maps service only now, as for the map. */
async function findEnd(to: Place | string): Promise<Place | string> {
  if (typeof to !== 'string') return to;
  const place = await import('@/lib/browser/find-map').then(
    ({ findPlace }) => findPlace(to),
    () => null,
  );
  return place ?? to;
}
