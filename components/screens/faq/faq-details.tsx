'use client';

import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useMediaQuery } from '@/lib/browser/use-media-query';
import { decodeOrNull } from '@/lib/routing/decode-or-null';

/** From here on entries do not fold (specification §9, lg). On paper they do not either, by CSS alone. */
const UNFOLDED = '(min-width: 75rem)';

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
 *
 * The answer follows the `<details>` and is not in it: it is one element at every size, so a window that changes
 * its size takes neither the focus from it nor what a visitor has begun in it. Until scripts run faq.css folds it.
 */
export function FaqDetails({ anchor, question, children }: FaqDetailsProps) {
  const isUnfolded = useMediaQuery(UNFOLDED, false);
  const [isOpen, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  const open = useCallback(() => {
    // At once, and not with the next rendering: a search scrolls to what it found.
    details.current?.setAttribute('open', '');
    setOpen(true);
  }, []);
  const answer = useFoldedAnswer(!isUnfolded && !isOpen, open);
  // Who opened it before the scripts ran keeps it.
  useEffect(() => {
    if (details.current?.open) setOpen(true);
  }, []);
  // Who comes for this question sees its answer, also from another place of this page.
  useEffect(() => {
    const openTarget = () => {
      if (anchor && decodeOrNull(location.hash) === `#${anchor}`) open();
    };
    openTarget();
    addEventListener('hashchange', openTarget);
    return () => removeEventListener('hashchange', openTarget);
  }, [anchor, open]);
  return (
    <div className="faq-details">
      {isUnfolded ? (
        <div className={QUESTION}>{question}</div>
      ) : (
        <details
          ref={details}
          open={isOpen}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary className={QUESTION}>{question}</summary>
        </details>
      )}
      <div ref={answer}>{children}</div>
    </div>
  );
}

/**
 * The answer, folded or not. A search within the page and a link into it find it while it is folded, as they do what
 * is in a `<details>`; React knows no `hidden="until-found"`.
 *
 * @param onReached Somebody found it, or is in it: it is open then, also when the window gets smaller.
 */
function useFoldedAnswer(
  isFolded: boolean,
  onReached: () => void,
): RefObject<HTMLDivElement | null> {
  const answer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isFolded) answer.current?.setAttribute('hidden', 'until-found');
    else answer.current?.removeAttribute('hidden');
  }, [isFolded]);
  useEffect(() => {
    const { current } = answer;
    for (const type of ['beforematch', 'focusin']) current?.addEventListener(type, onReached);
    return () => {
      for (const type of ['beforematch', 'focusin']) current?.removeEventListener(type, onReached);
    };
  }, [onReached]);
  return answer;
}
