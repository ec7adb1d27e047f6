'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMediaQuery } from '@/lib/browser/use-media-query';
import { decodeOrNull } from '@/lib/routing/decode-or-null';

/** From here on entries do not fold (specification §9, lg); and nothing folds on paper. */
const UNFOLDED = '(min-width: 75rem), print';

const QUESTION =
  'flex min-h-11 list-none items-start justify-between gap-4 py-5 lg:pt-8 lg:pb-0 [&::-webkit-details-marker]:hidden';

type FaqDetailsProps = {
  /** By this part of the address a visitor comes for this question. */
  anchor?: string;
  question: ReactNode;
  children: ReactNode;
};

/**
 * One question that folds on small screens. On large ones it is a heading and its answer, also for
 * assistive technology; what the visitor opened stays open when the window changes its size.
 */
export function FaqDetails({ anchor, question, children }: FaqDetailsProps) {
  const isUnfolded = useMediaQuery(UNFOLDED, false);
  const [isOpen, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // Who opened it before the scripts ran keeps it.
  useEffect(() => {
    if (details.current?.open) setOpen(true);
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
  if (isUnfolded) {
    return (
      <div className="faq-details">
        <div className={QUESTION}>{question}</div>
        {children}
      </div>
    );
  }
  return (
    <details
      ref={details}
      className="faq-details"
      open={isOpen}
      // Also by a search within the page, which opens it without a click.
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={QUESTION}>{question}</summary>
      {children}
    </details>
  );
}
