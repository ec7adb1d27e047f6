import type { ComponentType } from 'react';

/** Names the second toaster, the one inside a dialog. */
export const DIALOG_TOASTER = 'dialog';

export type ToasterComponent = ComponentType<{ id?: typeof DIALOG_TOASTER }>;

let toaster: ToasterComponent | null = null;
const listeners = new Set<() => void>();

/** The component that renders toasts; `null` until the first toast has loaded it. */
export function getToaster(): ToasterComponent | null {
  return toaster;
}

export function setToaster(loaded: ToasterComponent): void {
  toaster = loaded;
  for (const listener of listeners) listener();
}

export function onToasterChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
