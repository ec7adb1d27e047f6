import { useState } from 'react';

/**
 * For a dialog that no trigger of its own opens: what to do on closing, so that the keyboard is where it was
 * when the dialog opened, or at the top of the page where that is gone.
 */
export function useFocusBack(): (event: Event) => void {
  const [opener] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    const isThere = opener?.isConnected && opener !== document.body;
    const target = isThere ? opener : document.querySelector('main');
    if (target instanceof HTMLElement) target.focus();
  };
}
