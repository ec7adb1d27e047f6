import { flushSync } from 'react-dom';
import type { ToastMessage } from './toast-types';
import { toasterSlot } from './toaster-slot';

/** Shows a toast; sonner is loaded with the first one. */
export async function showToast(toast: ToastMessage): Promise<void> {
  try {
    const { SiteToaster, raiseToast } = await import('./site-toaster');
    // The live region must be on the page before its text is.
    if (!toasterSlot.get()) flushSync(() => toasterSlot.fill(SiteToaster));
    raiseToast(toast);
  } catch {
    // The form shows the message as well.
  }
}

/** Moves the toasts of a dialog that closes to the page, where they can be read to the end. */
export async function moveToastsToPage(): Promise<void> {
  if (!toasterSlot.get()) return;
  const { moveToPage } = await import('./site-toaster');
  moveToPage();
}
