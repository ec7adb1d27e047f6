/**
 * Opens a modal dialog; one that is open already stays as it is.
 *
 * @param dialog The dialog.
 * @param opener What was pressed: it has the focus again once the dialog has closed.
 */
export function openDialog(dialog: HTMLDialogElement, opener: HTMLElement | null): void {
  giveFocusTo(opener);
  if (!dialog.open) dialog.showModal();
}

/** Not every browser focuses what is clicked, and a dialog gives the focus back to what had it. */
export function giveFocusTo(opener: HTMLElement | null): void {
  opener?.focus({ preventScroll: true });
}
