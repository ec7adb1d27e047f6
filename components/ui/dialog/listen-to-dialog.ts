import { isPlainClick } from '@/lib/browser/is-plain-click';
import { isSecondPress } from '@/lib/browser/is-second-press';
import { giveFocusTo } from './open-dialog';

/**
 * What the browser does not do for a dialog by itself. Listeners instead of React's properties:
 * React knows no `command` event, and the dialog is not what is clicked but what a link lies in.
 *
 * @returns what ends it.
 */
export function listenToDialog(dialog: HTMLDialogElement): () => void {
  // Without it the dialog still closes by its × and by Escape.
  if (!('closedBy' in HTMLDialogElement.prototype)) import('./dialog-fallback').catch(() => {});

  const focusOpener = (event: Event) => {
    if (event instanceof CommandEvent && event.command === 'show-modal') {
      giveFocusTo(event.source instanceof HTMLElement ? event.source : null);
    }
  };
  // The page may stay where it is when a link is followed, and with it the dialog. What is done instead of
  // following one closes the dialog itself.
  const followLink = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const link = target?.closest('a');
    const isFollowed = link && link.target !== '_blank' && !event.defaultPrevented;
    if (isFollowed && isPlainClick(event)) dialog.close();
    if (isSecondPress(event) && target?.closest('[command="close"]')) event.preventDefault();
  };
  // Who opened it by a double click presses beside it; the browser asks when the pointer is released.
  const press = (event: MouseEvent) => {
    dialog.setAttribute('closedby', isSecondPress(event) ? 'closerequest' : 'any');
  };
  const close = () => dialog.close();
  const listening = new AbortController();
  dialog.addEventListener('command', focusOpener, listening);
  dialog.addEventListener('mousedown', press, listening);
  dialog.addEventListener('click', followLink, listening);
  // Who goes back or forward looks at another screen; who comes back to this page, at the page.
  window.addEventListener('popstate', close, listening);
  window.addEventListener('pagehide', close, listening);
  return () => listening.abort();
}
