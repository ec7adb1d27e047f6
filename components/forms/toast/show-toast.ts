import { flushSync } from 'react-dom';
import type { ToastMessage } from './toast-types';
import { toasterSlot } from './toaster-slot';

/** Loads sonner and puts its live region on the page. Returns what shows a toast; `null` where it cannot be loaded. */
export async function loadToaster() {
  try {
    const { SiteToaster, raiseToast } = await import('./site-toaster');
    if (!toasterSlot.get()) flushSync(() => toasterSlot.fill(SiteToaster));
    return raiseToast;
  } catch {
    // The form shows the message as well.
    return null;
  }
}

/** Shows a toast. Returns whether there is what shows it. */
export async function showToast(toast: ToastMessage): Promise<boolean> {
  const raise = await loadToaster();
  raise?.(toast);
  return raise !== null;
}

/** Takes away what was wrong with a form that is sent again. */
export async function dismissErrors(): Promise<void> {
  if (!toasterSlot.get()) return;
  const { dismissErrors } = await import('./site-toaster');
  dismissErrors();
}

/** Moves the toasts of a dialog that closes to the page, where they can be read to the end. */
export async function moveToastsToPage(): Promise<void> {
  if (!toasterSlot.get()) return;
  const { moveToPage } = await import('./site-toaster');
  moveToPage();
}
