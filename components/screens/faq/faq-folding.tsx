'use client';

import { type ReactNode, useEffect, useRef } from 'react';

/** From here on entries do not fold (specification §9, lg); and nothing folds on paper. */
const UNFOLDED = '(min-width: 1200px), print';

/**
 * Says to assistive technology, and to browsers that cannot style a closed entry's content, what
 * large screens show: that every entry is open and that there is nothing to press.
 */
export function FaqFolding({ children }: { children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const entries = [...(list.current?.querySelectorAll('details') ?? [])];
    const openedByVisitor = new Set<HTMLDetailsElement>();
    const unfolded = window.matchMedia(UNFOLDED);
    const update = () => {
      for (const entry of entries) {
        if (unfolded.matches && entry.open) openedByVisitor.add(entry);
        entry.open = unfolded.matches || openedByVisitor.delete(entry);
        const summary = entry.querySelector('summary');
        if (summary) summary.tabIndex = unfolded.matches ? -1 : 0;
      }
    };
    const keepOpen = (event: Event) => {
      const summary = event.target instanceof Element ? event.target.closest('summary') : null;
      const isLink = event.target instanceof Element && event.target.closest('a') !== null;
      if (unfolded.matches && summary && !isLink) event.preventDefault();
    };
    update();
    const element = list.current;
    element?.addEventListener('click', keepOpen);
    unfolded.addEventListener('change', update);
    return () => {
      element?.removeEventListener('click', keepOpen);
      unfolded.removeEventListener('change', update);
    };
  }, []);
  return <div ref={list}>{children}</div>;
}
