'use client';

import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';
import type { ToastPlace, ToastTone } from './show-toast';

const LAYER = 9999;
const MAX_WIDTH = '350px';
const MAX_SHOWN = 2;
const CENTRE = { position: 'top-center', duration: 5000 } as const;
const CORNER = { position: 'top-right', duration: 2000 } as const;

let home: HTMLElement | null = null;

/** Places, times and sizes are those of specification §9. */
export function raiseToast(tone: ToastTone, message: string, place: ToastPlace): void {
  const host = toastHost();
  const dialog = document.querySelector('dialog[open]');
  // All but an open dialog is out of reach, to the eye and to assistive technology.
  const parent = dialog ?? document.body;
  if (host.parentElement !== parent) parent.append(host);
  dialog?.addEventListener('close', () => document.body.append(host), { once: true });
  // The live region has to be there before its words are.
  setTimeout(() => toast[tone](message, place === 'centre' ? CENTRE : CORNER), 50);
}

function toastHost(): HTMLElement {
  if (home) return home;
  home = document.createElement('div');
  document.body.append(home);
  createRoot(home).render(
    <Toaster
      theme="light"
      visibleToasts={MAX_SHOWN}
      expand
      style={{ zIndex: LAYER, '--width': MAX_WIDTH }}
      toastOptions={{ className: 'site-toast' }}
    />,
  );
  return home;
}
