'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { openMenuPanels } from './menu-panels';

/** Makes the panels of the menu open on hover, on click and by keyboard. */
export function MenuBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => (bar.current ? openMenuPanels(bar.current) : undefined), []);
  return (
    <nav ref={bar} aria-label="Main" data-menu="" className="menu-bar hidden self-stretch lg:block">
      {children}
    </nav>
  );
}
