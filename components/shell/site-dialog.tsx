'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { CloseIcon } from '@/components/ui/icons';
import { cn } from '@/lib/cn';

type SiteDialogProps = {
  /** The element whose `data-opens` is this id opens the dialog. */
  id: string;
  name: string;
  closeName: string;
  className: string;
  /** Stands beside the button that closes. */
  head: ReactNode;
  /** Its search field suggests what may be meant; loaded when the dialog opens. */
  hasSuggestions?: boolean;
  children: ReactNode;
};

/**
 * A dialog of the shell, drawn on the server and closed until it is asked for. The browser keeps
 * the focus in it, closes it by Escape and gives the focus back; links and the backdrop close it.
 */
export function SiteDialog({
  id,
  name,
  closeName,
  className,
  head,
  hasSuggestions,
  children,
}: SiteDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    for (const opener of document.querySelectorAll<HTMLElement>(`[data-opens="${id}"]`)) {
      opener.addEventListener(
        'click',
        (event) => {
          // A link that is asked to open in a tab of its own does so.
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          if (!dialog.open) dialog.showModal();
          if (hasSuggestions) {
            import('./search/search-suggestions')
              .then(({ suggestIn }) => suggestIn(dialog))
              .catch(() => {});
          }
          // Not every browser gives the focus to what is clicked, or gives it back.
          dialog.onclose = () => opener.focus({ preventScroll: true });
        },
        { signal },
      );
    }
    dialog.addEventListener(
      'click',
      ({ target }) => {
        if (target === dialog || (target instanceof Element && target.closest('a'))) dialog.close();
      },
      { signal },
    );
    return () => listeners.abort();
  }, [id, hasSuggestions]);
  return (
    <dialog ref={ref} id={id} aria-label={name} className={cn('site-dialog', className)}>
      <div className="flex flex-none items-center gap-4">
        <div className="min-w-0 grow">{head}</div>
        {/* `command` closes the dialog where no script runs; the handler, in older browsers. */}
        <button
          type="button"
          className="-mr-2.5 inline-flex size-11 flex-none items-center justify-center rounded-full hover:bg-sand"
          {...{ command: 'close', commandfor: id }}
          onClick={() => ref.current?.close()}
        >
          <CloseIcon className="size-6" />
          <span className="sr-only">{closeName}</span>
        </button>
      </div>
      {children}
    </dialog>
  );
}
