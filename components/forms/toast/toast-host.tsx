'use client';

import { useSyncExternalStore } from 'react';
import { type DIALOG_TOASTER, getToaster, onToasterChange } from './toaster-slot';

/** Where toasts appear. It is empty, and costs nothing, until there is a first one. */
export function ToastHost({ id }: { id?: typeof DIALOG_TOASTER }) {
  const Toaster = useSyncExternalStore(onToasterChange, getToaster, () => null);
  return Toaster && <Toaster id={id} />;
}
