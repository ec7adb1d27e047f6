'use client';

import type { MouseEvent } from 'react';
import { button } from '@/components/ui/button';
import { ArrowIcon } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { CONTACT_COPY } from '@/content/contact';
import { isPlainClick } from '@/lib/browser/is-plain-click';
import { ROUTES } from '@/lib/routing/routes';

/** Leads to the screen it stands on: to the first field of its form. */
export function GetInTouchLink() {
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    const field = document.querySelector<HTMLElement>('#contact-form [name="name"]');
    if (!field) return;
    event.preventDefault();
    // The browser brings it into view.
    field.focus();
  };
  return (
    <Link href={ROUTES.contact} onClick={onClick} className={button({ size: 'lg' })}>
      <span className="capitals">{CONTACT_COPY.getInTouch}</span>
      <ArrowIcon />
    </Link>
  );
}
