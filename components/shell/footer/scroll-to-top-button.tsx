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
      className="scroll-to-top"
    >
      <ArrowUpIcon />
      <span className="sr-only">{SCROLL_TO_TOP_COPY}</span>
    </button>
  );
}
