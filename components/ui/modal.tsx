'use client';

import { type ReactNode, type RefObject, useEffect } from 'react';
import { cn } from '@/lib/cn';
import { CloseIcon } from './icons';

type ModalProps = {
  /** Open it with `showModal()`; the browser keeps the focus inside and gives it back. */
  ref: RefObject<HTMLDialogElement | null>;
  className?: string;
  children: ReactNode;
};

/** A dialog over the page: closes by ×, Escape and a click beside it. */
export function Modal({ ref, className, children }: ModalProps) {
  useEffect(() => {
    const dialog = ref.current;
    // Only a press that began beside the dialog closes it, not a selection that ends there.
    let isPressedBeside = false;
    const press = ({ target }: Event) => {
      isPressedBeside = target === dialog;
    };
    const release = ({ target }: Event) => {
      if (isPressedBeside && target === dialog) dialog?.close();
    };
    dialog?.addEventListener('pointerdown', press);
    dialog?.addEventListener('click', release);
    return () => {
      dialog?.removeEventListener('pointerdown', press);
      dialog?.removeEventListener('click', release);
    };
  }, [ref]);
  return (
    <dialog ref={ref} className={cn('modal', className)}>
      <div className="relative">
        <button
          type="button"
          onClick={() => ref.current?.close()}
          className="absolute top-3 right-3 z-20 inline-flex size-11 items-center justify-center rounded-full bg-card text-ink shadow-float hover:bg-sand"
        >
          <CloseIcon />
          <span className="sr-only">Close</span>
        </button>
        {children}
      </div>
    </dialog>
  );
}
