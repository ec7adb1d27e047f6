'use client';

import { useEffect, useState } from 'react';
import { ArrowUpIcon } from '@/components/ui/icons';
import { SCROLL_TO_TOP_COPY } from '@/content/shell';
import { scrollToElement } from '@/lib/browser/scroll';

const SHOWN_ABOVE_PX = 100;
const TARGET_ID = 'headerId';

/** Appears after scrolling more than 100 px; scrolls to the element `headerId` (specification §2). */
export function ScrollToTopButton() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const update = () => setShown(window.scrollY > SHOWN_ABOVE_PX);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  const onClick = () => {
    scrollToElement(TARGET_ID);
    // The button is about to vanish: the focus goes to where the visitor does.
    document.getElementById(TARGET_ID)?.focus({ preventScroll: true });
  };
  return (
    <button
      type="button"
      data-shown={isShown ? '' : undefined}
      onClick={onClick}
      className="scroll-to-top fixed top-3.5 right-28 z-50 inline-flex size-11 items-center justify-center rounded-full text-ink hover:bg-sand sm:top-auto sm:right-4 sm:bottom-4 sm:border sm:border-line sm:bg-card sm:shadow-float sm:hover:border-ink sm:hover:bg-card sm:focus-visible:focus-outside max-[20rem]:top-auto max-[20rem]:right-4 max-[20rem]:bottom-4 max-[20rem]:bg-sand"
    >
      <ArrowUpIcon />
      <span className="sr-only">{SCROLL_TO_TOP_COPY}</span>
    </button>
  );
}
