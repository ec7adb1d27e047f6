'use client';

import Link from 'next/link';
import type { MouseEvent } from 'react';
import { scrollToTop } from '@/lib/browser/scroll';
import { ROUTES } from '@/lib/routes';

const LINKS = [
  { name: 'Home', href: ROUTES.home },
  { name: 'Blogs', href: ROUTES.blogs },
  { name: 'Contact', href: ROUTES.contact },
  { name: 'About Us', href: ROUTES.companyProfile },
] as const;

/**
 * The footer's links. That of the screen one is on scrolls smoothly to the top; another opens its
 * screen at the top (specification §2, Footer).
 */
export function QuickNavigation() {
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    // The address bar is asked at the click: old addresses show a screen under another path.
    if (event.currentTarget.pathname !== window.location.pathname) return;
    event.preventDefault();
    scrollToTop();
  };
  return (
    <ul className="mt-4">
      {LINKS.map(({ name, href }) => (
        <li key={href}>
          <Link
            href={href}
            onClick={onClick}
            className="inline-flex min-h-11 items-center hover:underline"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
