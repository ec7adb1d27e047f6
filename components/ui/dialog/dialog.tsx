'use client';

import { type ComponentProps, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { cn } from '@/lib/cn';
import { listenToDialog } from './listen-to-dialog';

type DialogName = { label: string; labelledBy?: never } | { label?: never; labelledBy: string };

type DialogProps = Omit<
  ComponentProps<'dialog'>,
  'aria-label' | 'aria-labelledby' | 'closedby' | 'id' | 'open' | 'ref'
> &
  DialogName & {
    /** Buttons name it with `commandfor`, a `DialogLink` with `dialogId`. */
    id: string;
    ref?: Ref<HTMLDialogElement | null>;
  };

/**
 * The modal dialog, the only one there is. It has a name (`label`, or `labelledBy` with the id of
 * its heading) and one `DialogClose` among its children.
 *
 * It opens by
 * - `<button command="show-modal" commandfor={id} aria-haspopup="dialog">`, also before scripts run,
 *   and without them where the browser knows commands (`obey-buttons.ts`);
 * - `<DialogLink dialogId={id} href="…">`, a link to the same thing for those without scripts;
 * - `openDialog(dialog, opener)` with the element of `ref`.
 *
 * It closes by `DialogClose`, Escape, a link in it, back and forward, and a press beside it that also
 * began there. A dialog as large as the window has no outside: give it a `DialogBackdrop`. The focus
 * returns to what opened it. The browser does most of this; what an older one lacks is loaded there alone.
 *
 * Looks: `className`, and in CSS `--dialog-from` (the transform it comes from), `--dialog-backdrop`
 * (a colour) and `--dialog-duration`.
 */
export function Dialog({ id, ref, label, labelledBy, className, ...props }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(
    ref,
    () => dialog.current,
  );
  useEffect(() => (dialog.current ? listenToDialog(dialog.current) : undefined), []);
  return (
    <dialog
      {...props}
      ref={dialog}
      id={id}
      closedby="any"
      aria-label={label}
      aria-labelledby={labelledBy}
      className={cn('dialog', className)}
    />
  );
}
