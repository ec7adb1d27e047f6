import { flushSync } from 'react-dom';
import { createSlot } from '@/lib/browser/component-slot';
import { inTime } from '@/lib/browser/in-time';

/** The quote dialog; filled when a visitor points at a link to it. */
export const quoteDialogSlot = createSlot<object>();

/** Loads the dialog and renders it, closed. Fails where it cannot be downloaded, or not in time. */
export async function loadQuoteDialog() {
  const loaded = await inTime(import('./quote-dialog'));
  if (!quoteDialogSlot.get()) flushSync(() => quoteDialogSlot.fill(loaded.QuoteDialog));
  return loaded;
}
