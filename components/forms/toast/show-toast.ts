import { flushSync } from 'react-dom';
import type { ToastMessage } from './toast-types';
import { toasterSlot } from './toaster-slot';

/** Loads sonner and puts its live region on the page; returns `null` where it cannot be loaded. */
export async function loadToaster() {
  try {
    const loaded = await import('./site-toaster');
    if (!toasterSlot.get()) flushSync(() => toasterSlot.fill(loaded.SiteToaster));
    return loaded;
  } catch {
    // The form shows the message as well.
    return null;
  }
}

/** Shows a toast. Returns whether there is what shows it. */
export async function showToast(toast: ToastMessage): Promise<boolean> {
  const toaster = await loadToaster();
  toaster?.raiseToast(toast);
  return toaster !== null;
}

/** Moves the toasts of a dialog that closes to the page, where they can be read to the end. */
export async function moveToastsToPage(): Promise<void> {
  if (!toasterSlot.get()) return;
  const { moveToPage } = await import('./site-toaster');
  moveToPage();
}
