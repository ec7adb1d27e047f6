'use client';

import { type ReactNode, useEffect, useRef } from 'react';

const ENTRY = '[data-menu-entry]';

/**
 * Opens the panels of the menu on click and by keyboard; pointing at an entry opens its panel by
 * style alone, so the menu works before this runs.
 */
export function MenuBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => (bar.current ? listen(bar.current) : undefined), []);
  return (
    <nav ref={bar} aria-label="Main" className="hidden lg:block">
      {children}
    </nav>
  );
}

// One listener for all entries: they are drawn on the server and carry no handlers of their own.
function listen(bar: HTMLElement): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const closeOutside = ({ target }: Event) => {
    if (target instanceof Node && !bar.contains(target)) closeAll(bar);
  };
  document.addEventListener('pointerdown', closeOutside, { signal });
  document.addEventListener('focusin', closeOutside, { signal });
  bar.addEventListener('click', ({ target }) => onClick(bar, target), { signal });
  bar.addEventListener('keydown', (event) => event.key === 'Escape' && closeNearest(event.target), {
    signal,
  });
  return () => listeners.abort();
}

function onClick(bar: HTMLElement, target: EventTarget | null): void {
  if (!(target instanceof Element)) return;
  const control = target.closest('button');
  if (control) toggle(control);
  else if (target.closest('a')) closeAll(bar);
}

function closeNearest(target: EventTarget | null): void {
  const open = target instanceof Element ? target.closest(`${ENTRY}[data-open]`) : null;
  if (!open) return;
  setOpen(open, false);
  open.querySelector('button')?.focus();
}

function toggle(control: HTMLButtonElement): void {
  const entry = control.closest(ENTRY);
  if (!entry) return;
  const isOpening = !entry.hasAttribute('data-open');
  for (const sibling of entry.parentElement?.children ?? []) setOpen(sibling, false);
  setOpen(entry, isOpening);
}

function closeAll(bar: HTMLElement): void {
  for (const entry of bar.querySelectorAll(`${ENTRY}[data-open]`)) setOpen(entry, false);
}

function setOpen(entry: Element, isOpen: boolean): void {
  entry.toggleAttribute('data-open', isOpen);
  entry.querySelector('button')?.setAttribute('aria-expanded', String(isOpen));
  if (isOpen) return;
  for (const below of entry.querySelectorAll(`${ENTRY}[data-open]`)) setOpen(below, false);
}
