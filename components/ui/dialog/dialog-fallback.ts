import { isSecondPress } from '@/lib/browser/is-second-press';
import { openDialog } from './open-dialog';

// Runs once, for all dialogs of the page, where the browser lacks invoker commands or `closedby`.
let pressedBeside: Element | null = null;

document.addEventListener('pointerdown', (event) => {
  pressedBeside = dialogBeside(event);
});

document.addEventListener('click', (event) => {
  // A selection of text that ends beside the dialog did not begin there.
  const dialog = dialogBeside(event);
  if (dialog && dialog === pressedBeside && !isSecondPress(event)) dialog.close();
  pressedBeside = null;

  const target = event.target instanceof Element ? event.target : null;
  const button = target?.closest<HTMLButtonElement>('button[commandfor]');
  if (button && !event.defaultPrevented) obey(button);
});

/** The open dialog that the pointer is beside, on its backdrop. */
function dialogBeside({ target, clientX, clientY }: MouseEvent): HTMLDialogElement | null {
  if (!(target instanceof HTMLDialogElement) || !target.open) return null;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return isInside ? null : target;
}

/** Where the browser knows the command, it was obeyed already, and a second time changes nothing. */
function obey(button: HTMLButtonElement): void {
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  const command = button.getAttribute('command');
  if (command === 'show-modal') openDialog(dialog, button);
  if (command === 'close') dialog.close();
}
