'use client';

import type { MouseEvent } from 'react';
import { screenPath } from '@/components/shell/menu/current-screen';
import { NavLink } from '@/components/shell/menu/nav-link';
import { QUICK_NAVIGATION_COPY } from '@/content/shell';
import { isPlainClick } from '@/lib/browser/is-plain-click';
import { focusContent, scrollToTop } from '@/lib/browser/scroll';
import { ABOUT_PATH, ROUTES } from '@/lib/routing/routes';

const LINKS = [
  { name: QUICK_NAVIGATION_COPY.home, href: ROUTES.home },
  { name: QUICK_NAVIGATION_COPY.blogs, href: ROUTES.blogs },
  { name: QUICK_NAVIGATION_COPY.contact, href: ROUTES.contact },
  { name: QUICK_NAVIGATION_COPY.about, href: ABOUT_PATH },
] as const;

/**
 * The footer's links. That of the screen one is on scrolls smoothly to the top; another opens its
 * screen at the top (specification §2, Footer).
 */
export function QuickNavigation() {
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    // The address bar says where one is at the click: several addresses show the same screen.
    const target = screenPath(event.currentTarget.pathname);
    if (target !== screenPath(window.location.pathname)) return;
    event.preventDefault();
    scrollToTop();
    focusContent();
  };
  return (
    <ul>
      {LINKS.map(({ name, href }) => (
        <li key={href}>
          <NavLink href={href} onClick={onClick} className="footer-link">
            {name}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
