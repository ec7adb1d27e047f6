'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { markCurrentLinks } from './mark-current-links';

/** Marks the links of the shell that lead to this screen, after each navigation. Draws nothing. */
export function CurrentLinks() {
  const pathname = usePathname();
  useEffect(() => {
    // Behind a rewrite the router knows another path than the address bar: the latter counts.
    markCurrentLinks(pathname && window.location.pathname);
  }, [pathname]);
  return null;
}
