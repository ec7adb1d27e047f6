'use client';

import { ChevronIcon } from '@/components/ui/icons';
import { MENU_COPY } from '@/content/shell';
import { MenuName } from './menu-name';
import { NavLink } from './nav-link';
import type { NavigationItem } from './navigation';

/** The entries of the menu of small screens; each level opens on its own. */
export function MobileEntries({ items }: { items: readonly NavigationItem[] }) {
  return (
    <ul>
      {items.map(({ name, href, children }) => (
        <li key={name}>
          {children.length === 0 ? (
            <NavLink href={href ?? '/'}>
              <MenuName name={name} />
            </NavLink>
          ) : (
            <details>
              <summary>
                {name}
                <ChevronIcon />
              </summary>
              <div className="mobile-level">
                {href !== null && <NavLink href={href}>{MENU_COPY.overview(name)}</NavLink>}
                <MobileEntries items={children} />
              </div>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
