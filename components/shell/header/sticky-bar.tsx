'use client';

import { type ReactNode, useEffect, useState } from 'react';

/** Keeps the bar at the top of the screen; it gets a shadow once the page is scrolled above 0. */
export function StickyBar({ children }: { children: ReactNode }) {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > 0);
    update();
    measureScrollBar();
    window.addEventListener('scroll', update, { passive: true });
    // Also when the visitor zooms: the scroll bar keeps its size, so it has another width in CSS pixels.
    window.addEventListener('resize', measureScrollBar);
    return () => {
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', measureScrollBar);
    };
  }, []);
  return (
    <div
      data-scrolled={isScrolled ? '' : undefined}
      className="sticky-bar sticky top-0 z-50 border-b border-line bg-(--surface) print:hidden"
    >
      {children}
    </div>
  );
}

/** Keeps how wide the scroll bar is, for the room it leaves when a dialog stops the page. */
function measureScrollBar(): void {
  const { documentElement } = document;
  const width = window.innerWidth - documentElement.clientWidth;
  if (width > 0) documentElement.style.setProperty('--scroll-bar', `${width}px`);
}
