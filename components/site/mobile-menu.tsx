'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { CloseIcon, MenuIcon } from '@/components/ui/icons';

const ROUND = 'inline-flex size-11 items-center justify-center rounded-full hover:bg-sand';
const ID = 'mobile-menu';

/** The menu of small screens: a button, and a dialog that fills the screen. */
export function MobileMenu({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const menu = dialog.current;
    const closeOnLink = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) menu?.close();
    };
    menu?.addEventListener('click', closeOnLink);
    return () => menu?.removeEventListener('click', closeOnLink);
  }, []);
  // `command` opens and closes the dialog where no script runs; the handlers, in older browsers.
  return (
    <div className="lg:hidden">
      <button
        type="button"
        className={ROUND}
        aria-haspopup="dialog"
        {...{ command: 'show-modal', commandfor: ID }}
        onClick={() => dialog.current?.showModal()}
      >
        <MenuIcon className="size-6" />
        <span className="sr-only">Open the menu</span>
      </button>
      <dialog
        ref={dialog}
        id={ID}
        aria-label="Menu"
        className="m-0 h-dvh max-h-none w-full max-w-none flex-col bg-(--surface) text-ink open:flex"
      >
        <div className="container-page flex min-h-18 flex-none items-center justify-end">
          <button
            type="button"
            className={ROUND}
            {...{ command: 'close', commandfor: ID }}
            onClick={() => dialog.current?.close()}
          >
            <CloseIcon className="size-6" />
            <span className="sr-only">Close the menu</span>
          </button>
        </div>
        {children}
      </dialog>
    </div>
  );
}
