'use client';

import { useEffect, useState } from 'react';
import { ArrowUpIcon } from '@/components/ui/icons';
import { scrollToElement } from '@/lib/browser/scroll';

const SHOWN_ABOVE_PX = 100;

/** Appears after scrolling more than 100 px; scrolls to the element `headerId` (specification §2). */
export function ScrollToTopButton() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const update = () => setShown(window.scrollY > SHOWN_ABOVE_PX);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return (
    <button
      type="button"
      hidden={!isShown}
      onClick={() => scrollToElement('headerId')}
      className="fixed right-4 bottom-4 z-40 inline-flex size-12 items-center justify-center rounded-full bg-accent text-on-accent shadow-float [&[hidden]]:hidden"
    >
      <ArrowUpIcon />
      <span className="sr-only">Scroll to the top</span>
    </button>
  );
}
