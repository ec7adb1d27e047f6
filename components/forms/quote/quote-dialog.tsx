'use client';

import './quote-dialog.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { readDraft } from '@/components/forms/core/drafts';
import { moveToastsToPage } from '@/components/forms/toast/show-toast';
import { ToastHost } from '@/components/forms/toast/toast-host';
import { DIALOG_TOASTER } from '@/components/forms/toast/toaster-slot';
import { Dialog } from '@/components/ui/dialog/dialog';
import { DialogCornerClose } from '@/components/ui/dialog/dialog-close';
import { openDialog } from '@/components/ui/dialog/open-dialog';
import { QUOTE_COPY } from '@/content/quote';
import { titleOfService } from '@/lib/forms/service-options';
import { serviceSlugOf } from '@/lib/routing/routes';
import { QuoteForm } from './quote-form';
import { loadQuoteOptions, NO_OPTIONS, type QuoteOptions } from './quote-options';

/** Specification §9: the dialog closes this long after success. */
const CLOSE_DELAY_MS = 1000;
const DIALOG_ID = 'quote-dialog';
const TITLE_ID = 'quote-dialog-title';

/** Starts a new form, for the service with this slug; does nothing while there is no dialog. */
let startForm: (service: string | null) => void = () => {};

type Opening = { service: string | null; openings: number };

/** 'Request A Quote' over the page (specification §2 and §4, Quote modal). */
export function QuoteDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const closeTimer = useRef(0);
  const [options, setOptions] = useState<QuoteOptions | null>(null);
  const [{ service, openings }, setOpening] = useState<Opening>({ service: null, openings: 0 });
  const lastOpening = useRef(openings);
  useLayoutEffect(() => {
    lastOpening.current = openings;
  }, [openings]);
  useLayoutEffect(() => {
    startForm = (service) => {
      // At once: the focus goes into the new form.
      flushSync(() => {
        setOpening(({ openings }) => ({ service, openings: openings + 1 }));
        // They are asked for again, and nobody chooses from the few that stand in for them.
        setOptions((shown) => (shown === NO_OPTIONS ? null : shown));
      });
    };
    return () => {
      startForm = () => {};
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what failed is tried again at each opening.
  useEffect(() => {
    let isOutdated = false;
    void loadQuoteOptions().then((loaded) => !isOutdated && setOptions(loaded ?? NO_OPTIONS));
    return () => {
      isOutdated = true;
    };
  }, [openings]);
  return (
    <Dialog
      ref={dialog}
      id={DIALOG_ID}
      labelledBy={TITLE_ID}
      className="quote-dialog"
      data-toasts=""
      onClose={() => {
        // It may be opened again before its time is over.
        window.clearTimeout(closeTimer.current);
        void moveToastsToPage();
      }}
    >
      <div className="relative grid min-h-full lg:grid-cols-[22rem_1fr]">
        <div className="quote-side">
          {options?.image && <img src={options.image.url} alt="" />}
          {options?.text && <p>{options.text}</p>}
          {options && options.steps.length > 0 && (
            <ol aria-label={QUOTE_COPY.stepsTitle}>
              {options.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          )}
          {options?.phone && <a href={options.phone.href}>{options.phone.name}</a>}
        </div>
        <div className="p-5 pt-6 sm:p-8 lg:p-10">
          <h2
            id={TITLE_ID}
            tabIndex={-1}
            className="pr-14 text-heading leading-tight outline-none lg:mb-3"
          >
            {QUOTE_COPY.title}
          </h2>
          {/* Its room is there before it. */}
          {(!options || options.promise || options.phone) && (
            <p className="quote-promise">
              {options?.promise && <span>{options.promise}</span>}
              {options?.phone && <a href={options.phone.href}>{options.phone.number}</a>}
            </p>
          )}
          <QuoteForm
            // The draft may have been changed or sent elsewhere: it is read at each opening.
            key={openings}
            id="quote-dialog-form"
            services={options?.services ?? null}
            chosen={options && titleOfService(options.services, service)}
            onSent={() => {
              // Closed before the response came: who has opened it again has another form.
              if (!dialog.current?.open || lastOpening.current !== openings) return;
              closeTimer.current = window.setTimeout(() => {
                // Somebody may be typing the next request.
                if (!readDraft('quote')) dialog.current?.close();
              }, CLOSE_DELAY_MS);
            }}
          />
          {options?.privacy && (
            <p className="mt-2 text-sm">
              <a
                href={options.privacy.href}
                className="-mx-2 inline-flex min-h-11 items-center px-2 text-muted underline hover:text-ink"
              >
                {options.privacy.name}
              </a>
            </p>
          )}
        </div>
        <DialogCornerClose dialogId={DIALOG_ID} label={QUOTE_COPY.close} />
      </div>
      <ToastHost id={DIALOG_TOASTER} />
    </Dialog>
  );
}

/** Opens the dialog, for a link in the page or in the menu. */
export function openQuoteDialog(link: HTMLAnchorElement): void {
  const dialog = document.getElementById(DIALOG_ID);
  if (!(dialog instanceof HTMLDialogElement) || dialog.open) return;
  // The bars' links are the same on all pages; on the page of a service it is this service.
  const chosen = new URL(link.href).searchParams.get('service');
  startForm(chosen ?? serviceSlugOf(location.pathname));
  // From the menu, the focus returns to what opened the menu.
  const menu = link.closest('dialog');
  menu?.close();
  openDialog(dialog, menu ? null : link);
  // On a phone the keyboard would come up with a field, and hide the form.
  const isMouse = matchMedia('(pointer: fine)').matches;
  dialog.querySelector<HTMLElement>(isMouse ? '[name="name"]' : 'h2')?.focus();
}
