'use client';

import { useSlot } from '@/lib/browser/component-slot';
import { type DIALOG_TOASTER, toasterSlot } from './toaster-slot';

/** Where toasts appear. It is empty, and costs nothing, until a form is touched. */
export function ToastHost({ id }: { id?: typeof DIALOG_TOASTER }) {
  const Toaster = useSlot(toasterSlot);
  return Toaster && <Toaster id={id} />;
}
