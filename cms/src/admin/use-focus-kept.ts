import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For a button that is switched off while it works, and would lose the keyboard: gives it back afterwards, unless
 * it is elsewhere by then.
 */
export function useFocusKept(isWorking: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  useLayoutEffect(() => {
    if (isWorking) wasPressed.current = document.activeElement === button.current;
    else if (wasPressed.current) {
      wasPressed.current = false;
      if (document.activeElement === document.body) button.current?.focus();
    }
  }, [isWorking]);
  return button;
}
