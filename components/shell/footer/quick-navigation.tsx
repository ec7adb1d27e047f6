'use client';

import Link from 'next/link';
import type { MouseEvent } from 'react';
import { screenPath } from '@/components/shell/menu/mark-current-links';
import { scrollToTop } from '@/lib/browser/scroll';
import { ABOUT_PATH, ROUTES } from '@/lib/routing/routes';

const LINKS = [
  { name: 'Home', href: ROUTES.home },
  { name: 'Blogs', href: ROUTES.blogs },
  { name: 'Contact', href: ROUTES.contact },
  { name: 'About Us', href: ABOUT_PATH },
] as const;

/**
 * The footer's links. That of the screen one is on scrolls smoothly to the top; another opens its
 * screen at the top (specification §2, Footer).
 */
export function QuickNavigation() {
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    // The address bar is asked at the click: several addresses show the same screen.
    const target = screenPath(event.currentTarget.pathname);
    if (target !== screenPath(window.location.pathname)) return;
    event.preventDefault();
    scrollToTop();
  };
  return (
    <ul className="mt-3" data-menu="">
      {LINKS.map(({ name, href }) => (
        <li key={href}>
          <Link
            href={href}
            onClick={onClick}
            className="inline-flex min-h-11 items-center decoration-accent decoration-2 underline-offset-4 hover:underline aria-[current]:underline"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
