import { isSecondPress } from '@/lib/browser/is-second-press';

// Runs once, for all dialogs of the page, where the browser lacks `closedby`.
let pressedBeside: Element | null = null;

document.addEventListener('pointerdown', (event) => {
  pressedBeside = dialogBeside(event);
});

document.addEventListener('click', (event) => {
  // A selection of text that ends beside the dialog did not begin there.
  const dialog = dialogBeside(event);
  if (dialog && dialog === pressedBeside && !isSecondPress(event)) dialog.close();
  pressedBeside = null;
});

/** The open dialog that the pointer is beside, on its backdrop. */
function dialogBeside({ target, clientX, clientY }: MouseEvent): HTMLDialogElement | null {
  if (!(target instanceof HTMLDialogElement) || !target.open) return null;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return isInside ? null : target;
}
