const STEPS = [0, -8, 7, -5, 4, -2, 0];
const SHAKE_MS = 300;

/** Shakes what could not be sent; what shakes carries `data-failing` meanwhile. Still under reduced motion. */
export function shake(...elements: Element[]): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  for (const element of elements) {
    element.setAttribute('data-failing', '');
    const frames = (isStill ? [0, 0] : STEPS).map((x) => ({ transform: `translateX(${x}px)` }));
    const animation = element.animate(frames, { duration: SHAKE_MS, easing: 'ease-out' });
    const end = () => setTimeout(() => element.removeAttribute('data-failing'), 600);
    animation.onfinish = end;
    animation.oncancel = end;
  }
}
