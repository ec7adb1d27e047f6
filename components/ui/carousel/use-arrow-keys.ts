import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Left and right arrow keys on the row of slides itself, not on what is inside of it. The row is
 * rendered outside the component that is loaded late, so the listener is attached by hand.
 */
export function useArrowKeys(
  viewport: RefObject<HTMLElement | null>,
  onLeft: () => void,
  onRight: () => void,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.target !== viewport.current) return;
    // Back and forward are the browser's.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    if (event.key === 'ArrowRight') onRight();
    else onLeft();
  });
  useEffect(() => {
    const element = viewport.current;
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [viewport]);
}
