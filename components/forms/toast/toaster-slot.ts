import { createSlot } from '@/lib/browser/component-slot';

/** Names the second toaster, the one inside a dialog. */
export const DIALOG_TOASTER = 'dialog';

/** What renders the toasts; filled when a form is touched. */
export const toasterSlot = createSlot<{ id?: typeof DIALOG_TOASTER }>();
