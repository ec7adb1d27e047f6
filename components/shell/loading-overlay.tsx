'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { LOADING_COPY } from '@/content/shell';
import { focusPlace } from '@/lib/browser/scroll';
import { endNavigation, isNavigationSlow, subscribeToNavigation } from './navigation-progress';

/**
 * Covers the screen while a navigation takes long (specification §2, Header and article page).
 * Always there: a screen reader announces a text that is put into it, not an element that appears.
 */
export function LoadingOverlay() {
  const isSlow = useSyncExternalStore(subscribeToNavigation, isNavigationSlow, () => false);
  const [arrived, setArrived] = useState('');
  return (
    <div role="status" className="loading-overlay" data-shown={isSlow ? '' : undefined}>
      <svg aria-hidden="true" viewBox="0 0 48 48" fill="none" strokeWidth="4" className="size-14">
        <circle cx="24" cy="24" r="20" className="stroke-ink-line" />
        <path d="M24 4a20 20 0 0 1 20 20" strokeLinecap="round" className="stroke-accent" />
      </svg>
      <p>{isSlow && LOADING_COPY}</p>
      <p className="sr-only">{!isSlow && arrived}</p>
      {/* Without a boundary of its own, the whole layout would wait for the search parameters. */}
      <Suspense>
        <NavigationEnd onArrive={setArrived} />
      </Suspense>
    </div>
  );
}

/** What stays below the content while the screens change. */
const BELOW = 'footer, nav[data-pages]';

/**
 * Ends a navigation when its address is the screen's. Who pressed a link below the content goes on at its
 * top, and so does who pressed one that is gone; where the address names a place, at that place. The framework announces a title that is new; of a
 * screen with the title of the last one `onArrive` gets the heading. Draws nothing.
 */
function NavigationEnd({ onArrive }: { onArrive: (heading: string) => void }) {
  const pathname = usePathname();
  const parameters = useSearchParams();
  const lastTitle = useRef<string>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: they say when, not what.
  useEffect(() => {
    endNavigation();
    const { title, activeElement } = document;
    const isLost = activeElement === document.body || activeElement?.closest(BELOW);
    if (lastTitle.current !== null && isLost) focusPlace();
    // Empty: the framework announces the heading, before the title arrives.
    const isSame = title !== '' && title === lastTitle.current;
    onArrive((isSame && document.querySelector('h1')?.textContent) || '');
    lastTitle.current = title;
  }, [pathname, parameters]);
  return null;
}
