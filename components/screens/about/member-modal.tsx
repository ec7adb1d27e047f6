'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Modal } from '@/components/ui/modal';

/**
 * Shows a member in a dialog (specification §2, About: team section). All it shows stands in the
 * card already, so it is copied from there: no word of the team travels twice.
 */
export function MemberModal({ children }: { children: ReactNode }) {
  const cards = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const parts = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = cards.current;
    const open = (event: Event) => {
      const summary = event.target instanceof Element ? event.target.closest('summary') : null;
      const card = summary?.closest<HTMLElement>('[data-member]');
      if (!summary || !card) return;
      event.preventDefault();
      parts.current?.replaceChildren(...copiesOfParts(card));
      dialog.current?.setAttribute('aria-label', card.dataset.member ?? '');
      // Not every browser focuses what is clicked, and focus returns to what had it.
      summary.focus({ preventScroll: true });
      dialog.current?.showModal();
    };
    for (const summary of list?.querySelectorAll('summary') ?? []) summary.ariaHasPopup = 'dialog';
    list?.addEventListener('click', open);
    return () => list?.removeEventListener('click', open);
  }, []);
  return (
    <>
      <div ref={cards}>{children}</div>
      <Modal ref={dialog} className="w-[min(58rem,100%-2rem)]">
        <div ref={parts} className="member-parts" />
      </Modal>
    </>
  );
}

function copiesOfParts(card: Element): Node[] {
  return [...card.querySelectorAll('[data-part]')].map((part) => {
    const copy = part.cloneNode(true);
    if (copy instanceof Element) {
      // The dialog is wider than the card, so the browser may need a larger picture.
      for (const image of copy.querySelectorAll('img')) {
        image.sizes = '(min-width: 900px) 400px, 100vw';
      }
    }
    return copy;
  });
}
