'use client';

import { type ReactNode, useEffect, useRef } from 'react';

/** Keeps the bar at the top of the screen; it gets a shadow once the page is scrolled above 0. */
export function StickyBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const update = () => bar.current?.toggleAttribute('data-scrolled', window.scrollY > 0);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return (
    <div
      ref={bar}
      className="sticky-bar sticky top-0 z-50 border-b border-line bg-(--surface) print:hidden"
    >
      {children}
    </div>
  );
}
