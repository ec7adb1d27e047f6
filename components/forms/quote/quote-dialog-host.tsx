'use client';

import { useSlot } from '@/lib/browser/component-slot';
import { quoteDialogSlot } from './quote-dialog-slot';

/** Where the quote dialog appears; empty until it is loaded. */
export function QuoteDialogHost() {
  const QuoteDialog = useSlot(quoteDialogSlot);
  return QuoteDialog && <QuoteDialog />;
}
