'use client';

import type { ComponentProps, MouseEvent } from 'react';
import { isPlainClick } from '@/lib/browser/is-plain-click';
import { openDialog } from './open-dialog';

type DialogLinkProps = ComponentProps<'a'> & { href: string; dialogId: string };

/** A link that opens a dialog with the same content instead; without scripts it is the link. */
export function DialogLink({ dialogId, href, onClick, children, ...props }: DialogLinkProps) {
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    const dialog = document.getElementById(dialogId);
    if (!(dialog instanceof HTMLDialogElement) || !isPlainClick(event)) return;
    event.preventDefault();
    onClick?.(event);
    openDialog(dialog, event.currentTarget);
  };
  return (
    <a {...props} href={href} aria-haspopup="dialog" onClick={open}>
      {children}
    </a>
  );
}
