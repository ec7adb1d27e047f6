'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { MENU_COPY } from '@/content/shell';
import type { BarEntry } from './bar-entries';
import { MenuEntry } from './menu-entry';
import { OpenEntry } from './open-entry';
import { useMenuPanels } from './use-menu-panels';

/** An entry with what its panel shows beside the entries below it, rendered on the server. */
type FeaturedEntry = BarEntry & { feature?: ReactNode };

/** The menu of large screens: a row of links, and panels that open level by level. */
export function MenuBar({ entries }: { entries: readonly FeaturedEntry[] }) {
  const bar = useRef<HTMLElement>(null);
  const { open, handlers } = useMenuPanels(bar);
  // From here on the script opens the panels, no longer the style sheet. As state, it would have each entry
  // rendered once more.
  useEffect(() => {
    if (bar.current) bar.current.dataset.ready = '';
  }, []);
  return (
    <OpenEntry value={open}>
      <nav
        ref={bar}
        aria-label={MENU_COPY.main}
        className="menu-bar hidden self-stretch lg:block"
        {...handlers}
      >
        <ul>
          {entries.map((entry, index) => (
            <MenuEntry key={entry.item.name} way={`${index}`} {...entry} />
          ))}
        </ul>
      </nav>
    </OpenEntry>
  );
}
