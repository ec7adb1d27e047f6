'use client';

import { Toaster, toast } from 'sonner';
import { messages } from '@/content/messages';
import type { ToastMessage } from './toast-types';
import { DIALOG_TOASTER } from './toaster-slot';

// Places, durations and sizes are those of specification §9.
const LAYER = 9999;
const MAX_WIDTH = '350px';
const MAX_VISIBLE = 2;
const CENTER = { position: 'top-center', duration: 5000 } as const;
const CORNER = { position: 'top-right', duration: 2000 } as const;
/** The corner of the page is that of the header's buttons: the toast stays below them. */
const BELOW_HEADER = { top: '4rem' } as const;
/** Here a toast is as wide as the screen. */
const PHONE = '(max-width: 599px)';
const BOTTOM = { position: 'bottom-center' } as const;
const TOP = { position: 'top-center' } as const;
/** What sends a form is at the foot of a dialog: there the toast stands over the title (quote-dialog.css). */
const OVER_TITLE = { top: '0.25rem' } as const;
/** What stands at the foot of a phone's window says how much of it (quick-bar.css). */
const ABOVE_QUICK_BAR = { bottom: 'calc(1rem + var(--quick-bar, 0px))' } as const;
type Position = (typeof CENTER | typeof CORNER | typeof BOTTOM)['position'];
const EDGES = {
  success: 'var(--color-success)',
  warning: 'var(--color-ochre)',
  error: 'var(--color-danger)',
} as const;
const STYLE = {
  borderColor: 'var(--color-line)',
  borderRadius: 'var(--radius-card)',
  background: 'var(--color-card)',
  boxShadow: 'var(--shadow-float)',
  color: 'var(--color-text)',
  font: '500 1rem/1.4 var(--font-text)',
} as const;

/** Renders the toasts of the page, or with an `id` those of a dialog. */
export function SiteToaster({ id }: { id?: typeof DIALOG_TOASTER }) {
  return (
    <Toaster
      id={id}
      theme="light"
      visibleToasts={MAX_VISIBLE}
      expand
      mobileOffset={id ? OVER_TITLE : ABOVE_QUICK_BAR}
      style={{ zIndex: LAYER, '--width': MAX_WIDTH }}
    />
  );
}

/** Shows a toast; on phones it comes from below, but not in a dialog. */
export function raiseToast({ tone, message, place, isInDialog }: ToastMessage): void {
  const isPhone = matchMedia(PHONE).matches;
  const where = {
    ...(place === 'center' ? CENTER : CORNER),
    ...(isPhone && (isInDialog ? TOP : BOTTOM)),
  };
  makeRoom(message, where.position);
  toast[tone](message, {
    toasterId: isInDialog ? DIALOG_TOASTER : undefined,
    ...where,
    style: {
      ...STYLE,
      borderInlineStart: `4px solid ${EDGES[tone]}`,
      ...(place === 'corner' && !isPhone && BELOW_HEADER),
    },
  });
}

/**
 * The same message twice would stack; the new one is announced, the old one goes. So does an error in its place:
 * what was wrong has been corrected, or is said again. Sonner counts the toasts of each place by themselves: the
 * oldest one goes wherever it is.
 */
function makeRoom(message: string, position: Position): void {
  const isOver = (shown: object) =>
    ('title' in shown && shown.title === message) ||
    ('type' in shown &&
      shown.type === 'error' &&
      'position' in shown &&
      shown.position === position);
  const shown = toast.getToasts();
  const others = shown.filter((one) => !isOver(one));
  for (const { id } of [...shown.filter(isOver), ...others.slice(0, 1 - MAX_VISIBLE)]) {
    toast.dismiss(id);
  }
}

/** What was wrong is being tried again. */
export function dismissErrors(): void {
  for (const shown of toast.getToasts()) {
    if ('type' in shown && shown.type === 'error') toast.dismiss(shown.id);
  }
}

/** Hands the toasts of the dialog to the toaster of the page. Of errors "below" none are there: that one goes. */
export function moveToPage(): void {
  const isPhone = matchMedia(PHONE).matches;
  for (const shown of toast.getToasts()) {
    if (!('toasterId' in shown) || shown.toasterId !== DIALOG_TOASTER) continue;
    const { id, title, type } = shown;
    if (title === messages.form.fixErrors) {
      toast.dismiss(id);
      continue;
    }
    // The same id updates the toast that is there.
    if (type === 'success' || type === 'warning' || type === 'error') {
      toast[type](title, { id, toasterId: undefined, ...(isPhone && BOTTOM) });
    }
  }
}
