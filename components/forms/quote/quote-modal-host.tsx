'use client';

import { type ComponentType, type Ref, useEffect, useRef, useState } from 'react';
import { ROUTES } from '@/lib/routing/routes';
import type { QuoteModalHandle } from './quote-modal';

type Modal = ComponentType<{ ref: Ref<QuoteModalHandle> }>;

/**
 * Makes each link to /quote open the modal instead; without a script they are links. The modal is
 * loaded when a visitor points at one, reaches it by keyboard, or presses it.
 */
export function QuoteModalHost() {
  const [Modal, setModal] = useState<Modal | null>(null);
  const modal = useRef<QuoteModalHandle>(null);
  const isWanted = useRef(false);

  useEffect(() => {
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    const load = () => import('./quote-modal').then(({ QuoteModal }) => setModal(() => QuoteModal));
    const preload = ({ target }: Event) => {
      if (openerOf(target)) load().catch(() => {});
    };
    const open = (event: MouseEvent) => {
      const opener = openerOf(event.target);
      if (!opener || isForTheBrowser(event)) return;
      event.preventDefault();
      isWanted.current = true;
      load().then(
        // The menu this was pressed in closes first, and gives the focus back.
        () => setTimeout(() => modal.current?.open()),
        () => location.assign(opener.href),
      );
    };
    document.addEventListener('pointerover', preload, options);
    document.addEventListener('focusin', preload, options);
    document.addEventListener('click', open, options);
    return () => listeners.abort();
  }, []);

  useEffect(() => {
    if (Modal && isWanted.current) modal.current?.open();
  }, [Modal]);
  return Modal && <Modal ref={modal} />;
}

function openerOf(target: EventTarget | null): HTMLAnchorElement | null {
  if (!(target instanceof Element) || location.pathname === ROUTES.quote) return null;
  return target.closest<HTMLAnchorElement>(`a[href="${ROUTES.quote}"]`);
}

/** A new tab, a new window, a download: what the visitor asked the browser for. */
function isForTheBrowser({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
}
