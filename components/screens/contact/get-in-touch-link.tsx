'use client';

import Link from 'next/link';
import type { MouseEvent } from 'react';
import { button } from '@/components/ui/button';
import { ArrowIcon } from '@/components/ui/icons';
import { CONTACT_COPY } from '@/content/contact';
import { scrollToTop } from '@/lib/browser/scroll';
import { ROUTES } from '@/lib/routing/routes';

/** Leads to the screen it stands on: back up to its message, with the focus. */
export function GetInTouchLink() {
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    scrollToTop();
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <Link href={ROUTES.contact} onClick={onClick} className={button({ size: 'lg' })}>
      {CONTACT_COPY.getInTouch}
      <ArrowIcon />
    </Link>
  );
}
