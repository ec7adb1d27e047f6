import { flushSync } from 'react-dom';
import { createSlot } from '@/lib/browser/component-slot';

/** The quote dialog; filled when a visitor points at a link to it. */
export const quoteDialogSlot = createSlot<object>();

/** Loads the dialog and renders it, closed. Fails where it cannot be downloaded. */
export async function loadQuoteDialog() {
  const loaded = await import('./quote-dialog');
  if (!quoteDialogSlot.get()) flushSync(() => quoteDialogSlot.fill(loaded.QuoteDialog));
  return loaded;
}
