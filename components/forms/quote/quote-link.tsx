'use client';

import type { MouseEvent, ReactNode, SyntheticEvent } from 'react';
import { Link } from '@/components/ui/link';
import { isPlainClick } from '@/lib/browser/is-plain-click';
import { quotePath } from '@/lib/routing/routes';
import { loadQuoteDialog } from './quote-dialog-slot';

type QuoteLinkProps = {
  id?: string;
  className: string;
  /** The slug of a service's page: the form opens with this service chosen. */
  service?: string;
  children: ReactNode;
};

/**
 * A link to /quote that opens the quote dialog instead (specification §2, Quote modal). The dialog
 * is loaded when a visitor points at the link, reaches it by keyboard or presses it.
 */
export function QuoteLink({ service, ...props }: QuoteLinkProps) {
  return (
    <Link
      {...props}
      href={quotePath(service)}
      onPointerEnter={preload}
      onFocus={preload}
      // Before a dialog around it hears of the press, which would close.
      onClickCapture={open}
    />
  );
}

function preload({ currentTarget: link }: SyntheticEvent<HTMLAnchorElement>): void {
  if (isOfThisPage(link)) return;
  // Pressing the link tries again.
  loadQuoteDialog().catch(() => {});
}

function open(event: MouseEvent<HTMLAnchorElement>): void {
  const link = event.currentTarget;
  if (isOfThisPage(link) || !isPlainClick(event)) return;
  event.preventDefault();
  const { pathname } = location;
  // On a slow line the press must be seen, and its result belongs to the screen of the press.
  link.setAttribute('aria-busy', 'true');
  loadQuoteDialog()
    .then(
      ({ openQuoteDialog }) => location.pathname === pathname && openQuoteDialog(link),
      () => location.pathname === pathname && location.assign(link.href),
    )
    .finally(() => link.removeAttribute('aria-busy'));
}

/** The form is there already. */
function isOfThisPage(link: HTMLAnchorElement): boolean {
  return link.pathname === location.pathname;
}
