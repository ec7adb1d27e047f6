'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { LOADING_COPY } from '@/content/shell';
import { focusContent } from '@/lib/browser/scroll';
import { endNavigation, isNavigationSlow, subscribeToNavigation } from './navigation-progress';

/**
 * Covers the screen while a navigation takes long (specification §2, Header and article page).
 * Always there: a screen reader announces a text that is put into it, not an element that appears.
 */
export function LoadingOverlay() {
  const isSlow = useSyncExternalStore(subscribeToNavigation, isNavigationSlow, () => false);
  return (
    <div role="status" className="loading-overlay" data-shown={isSlow ? '' : undefined}>
      <svg aria-hidden="true" viewBox="0 0 48 48" fill="none" strokeWidth="4" className="size-14">
        <circle cx="24" cy="24" r="20" className="stroke-ink-line" />
        <path d="M24 4a20 20 0 0 1 20 20" strokeLinecap="round" className="stroke-accent" />
      </svg>
      <p>{isSlow && LOADING_COPY}</p>
      {/* Without a boundary of its own, the whole layout would wait for the search parameters. */}
      <Suspense>
        <NavigationEnd />
      </Suspense>
    </div>
  );
}

/**
 * Ends a navigation when its address is the screen's. The footer stays where it is, below all of the
 * new screen: who pressed a link in it goes on at the top. Draws nothing.
 */
function NavigationEnd() {
  const pathname = usePathname();
  const parameters = useSearchParams();
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: they say when, not what.
  useEffect(() => {
    endNavigation();
    if (!isFirst.current && document.activeElement?.closest('footer')) focusContent();
    isFirst.current = false;
  }, [pathname, parameters]);
  return null;
}
