'use client';

import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useMediaQuery } from '@/lib/browser/use-media-query';
import { decodeOrNull } from '@/lib/routing/decode-or-null';

/** From here on entries do not fold (specification §9, lg); and nothing folds on paper. */
const UNFOLDED = '(min-width: 75rem), print';

type FaqDetailsProps = {
  /** By this part of the address a visitor comes for this question. */
  anchor?: string;
  question: ReactNode;
  children: ReactNode;
};

/**
 * One question that folds on small screens. On large ones it is open and cannot be closed, also for
 * assistive technology; what the visitor opened stays open when the window changes its size.
 */
export function FaqDetails({ anchor, question, children }: FaqDetailsProps) {
  const isUnfolded = useMediaQuery(UNFOLDED, false);
  const [isOpen, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // Who opened it before the scripts ran keeps it.
  useEffect(() => {
    if (details.current?.open && !matchMedia(UNFOLDED).matches) setOpen(true);
  }, []);
  // Who comes for this question sees its answer, also from another place of this page.
  useEffect(() => {
    const openTarget = () => {
      if (anchor && decodeOrNull(location.hash) === `#${anchor}`) setOpen(true);
    };
    openTarget();
    addEventListener('hashchange', openTarget);
    return () => removeEventListener('hashchange', openTarget);
  }, [anchor]);
  // The browser reports a toggle in a later task, when the window may have another size already:
  // what was clicked is noted at the click.
  const fold = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a') !== null) return;
    event.preventDefault();
    if (!isUnfolded) setOpen(!isOpen);
  };
  return (
    <details
      ref={details}
      className="faq-details"
      open={isUnfolded || isOpen}
      // A search within the page opens it without a click.
      onToggle={({ currentTarget }) => {
        if (!isUnfolded) setOpen(currentTarget.open);
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button, and turns keys into clicks. */}
      <summary
        tabIndex={isUnfolded ? -1 : 0}
        onClick={fold}
        className="flex min-h-11 list-none items-start justify-between gap-4 py-5 lg:pt-8 lg:pb-0 [&::-webkit-details-marker]:hidden"
      >
        {question}
      </summary>
      {children}
    </details>
  );
}
