'use client';

import Link from 'next/link';
import type { MouseEvent } from 'react';
import { button } from '@/components/ui/button';
import { ArrowIcon } from '@/components/ui/icons';
import { CONTACT_COPY } from '@/content/contact';
import { isPlainClick } from '@/lib/browser/is-plain-click';
import { focusContent, scrollToTop } from '@/lib/browser/scroll';
import { ROUTES } from '@/lib/routing/routes';

/** Leads to the screen it stands on: back up to its message, with the focus. */
export function GetInTouchLink() {
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    scrollToTop();
    focusContent();
  };
  return (
    <Link href={ROUTES.contact} onClick={onClick} className={button({ size: 'lg' })}>
      {CONTACT_COPY.getInTouch}
      <ArrowIcon />
    </Link>
  );
}
