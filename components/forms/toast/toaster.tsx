'use client';

import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';
import type { ToastPlace, ToastTone } from './show-toast';

const LAYER = 9999;
const MAX_WIDTH = '350px';
const MAX_SHOWN = 2;
const EDGES = {
  success: 'var(--color-teal)',
  warning: 'var(--color-ochre)',
  error: 'var(--color-danger)',
} as const;
const CENTRE = { position: 'top-center', duration: 5000 } as const;
const CORNER = { position: 'top-right', duration: 2000 } as const;
/** Lower by as much as the bar and its buttons need. */
const OFF_THE_BAR = { top: '4rem' } as const;
/** Here a toast is as wide as the screen, and at the top it would cover what closes a dialog. */
const PHONE = '(max-width: 599px)';
const BELOW = { position: 'bottom-center' } as const;

let home: HTMLElement | null = null;

/** Places, times and sizes are those of specification §9; on phones it comes from below. */
export function raiseToast(tone: ToastTone, message: string, place: ToastPlace): void {
  const host = toastHost();
  const dialog = document.querySelector('dialog[open]');
  // All but an open dialog is out of reach, to the eye and to assistive technology.
  const parent = dialog ?? document.body;
  if (host.parentElement !== parent) parent.append(host);
  dialog?.addEventListener('close', () => document.body.append(host), { once: true });
  // The live region has to be there before its words are.
  setTimeout(() => say(tone, message, place), 50);
}

function say(tone: ToastTone, message: string, place: ToastPlace): void {
  const style = {
    borderColor: 'var(--color-line)',
    borderInlineStart: `4px solid ${EDGES[tone]}`,
    borderRadius: 'var(--radius-card)',
    background: 'var(--color-card)',
    boxShadow: 'var(--shadow-float)',
    color: 'var(--color-ink)',
    font: '500 1rem/1.4 var(--font-text)',
  };
  const isPhone = matchMedia(PHONE).matches;
  toast[tone](message, {
    ...(place === 'centre' ? CENTRE : CORNER),
    ...(isPhone && BELOW),
    style: { ...style, ...(place === 'corner' && !isPhone && OFF_THE_BAR) },
  });
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
    />,
  );
  return home;
}
