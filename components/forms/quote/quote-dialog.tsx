'use client';

import { useEffect, useRef, useState } from 'react';
import { moveToastsToPage } from '@/components/forms/toast/show-toast';
import { ToastHost } from '@/components/forms/toast/toast-host';
import { DIALOG_TOASTER } from '@/components/forms/toast/toaster-slot';
import { CloseIcon } from '@/components/ui/icons';
import { FORM_COPY } from '@/content/forms';
import { appear, disappear } from './quote-dialog-motion';
import { QuoteForm } from './quote-form';
import { fetchQuoteOptions, type QuoteOptions } from './quote-options';

/** Specification §9: the dialog closes this long after success. */
const CLOSE_DELAY_MS = 1000;
const DIALOG_ID = 'quote-dialog';
const TITLE_ID = 'quote-dialog-title';

/** 'Request A Quote' over the page (specification §2 and §4, Quote modal). */
export function QuoteDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [options, setOptions] = useState<QuoteOptions | null>(null);
  useEffect(() => {
    let isGone = false;
    void fetchQuoteOptions().then((loaded) => !isGone && setOptions(loaded));
    return () => {
      isGone = true;
    };
  }, []);
  useEffect(() => closeBeside(dialog.current), []);
  const close = () => dialog.current && disappear(dialog.current);
  return (
    <dialog
      ref={dialog}
      id={DIALOG_ID}
      className="quote-dialog"
      aria-labelledby={TITLE_ID}
      onClose={moveToastsToPage}
    >
      <div className="grid min-h-full place-items-center p-0 sm:p-6">
        <div className="quote-panel relative grid w-full max-w-[60rem] overflow-hidden bg-card shadow-float forced-colors:border max-sm:min-h-dvh sm:rounded-media lg:grid-cols-[22rem_1fr]">
          <div className="relative hidden bg-ink lg:block">
            {options?.image && (
              <img
                src={options.image.url}
                alt=""
                className="absolute inset-0 size-full object-cover"
              />
            )}
          </div>
          <div className="p-5 pt-6 sm:p-8 lg:p-10">
            <h2
              id={TITLE_ID}
              tabIndex={-1}
              className="mb-6 pr-14 text-heading leading-tight outline-none"
            >
              {FORM_COPY.quote.title}
            </h2>
            <QuoteForm
              id="quote-dialog-form"
              services={options?.services ?? null}
              onSent={() => setTimeout(close, CLOSE_DELAY_MS)}
            />
          </div>
          <button
            type="button"
            onClick={close}
            className="absolute top-3 right-3 inline-flex size-11 items-center justify-center rounded-full bg-card text-ink hover:bg-sand"
          >
            <CloseIcon />
            <span className="sr-only">{FORM_COPY.quote.close}</span>
          </button>
        </div>
      </div>
      <ToastHost id={DIALOG_TOASTER} />
    </dialog>
  );
}

/** Opens the dialog, for a link in the page or in the menu. */
export function openQuoteDialog(): void {
  const dialog = document.getElementById(DIALOG_ID);
  if (!(dialog instanceof HTMLDialogElement) || dialog.open) return;
  dialog.showModal();
  appear(dialog);
  // On a phone the keyboard would come up with a field, and hide the form.
  const isMouse = matchMedia('(pointer: fine)').matches;
  dialog.querySelector<HTMLElement>(isMouse ? '[name="name"]' : 'h2')?.focus();
}

/**
 * Escape closes it, and a press beside the panel; only one that began there, not a selection of
 * text that ends there.
 */
function closeBeside(dialog: HTMLDialogElement | null): (() => void) | undefined {
  if (!dialog) return;
  const listeners = new AbortController();
  let isPressedBeside = false;
  const isBeside = ({ target }: Event) =>
    target instanceof Element &&
    dialog.contains(target) &&
    target.closest('.quote-panel, [data-sonner-toaster]') === null;
  dialog.addEventListener(
    'pointerdown',
    (event) => {
      isPressedBeside = isBeside(event);
    },
    listeners,
  );
  dialog.addEventListener(
    'click',
    (event) => {
      if (isPressedBeside && isBeside(event)) disappear(dialog);
      isPressedBeside = false;
    },
    listeners,
  );
  dialog.addEventListener(
    'cancel',
    (event) => {
      if (event.target !== dialog || !event.cancelable) return;
      event.preventDefault();
      disappear(dialog);
    },
    listeners,
  );
  return () => listeners.abort();
}
