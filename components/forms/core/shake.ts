import { animate } from 'motion/mini';

const STEPS = [0, -8, 7, -5, 4, -2, 0];
const TIMING = { duration: 0.3, ease: 'easeOut' } as const;
const MARKED_FOR_MS = 600;

/** Shakes what could not be sent; what shakes carries `data-failing` meanwhile. Still under reduced motion. */
export function shake(...elements: Element[]): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  for (const element of elements) {
    element.setAttribute('data-failing', '');
    setTimeout(() => element.removeAttribute('data-failing'), MARKED_FOR_MS);
    if (isStill) continue;
    animate(element, { transform: STEPS.map((x) => `translateX(${x}px)`) }, TIMING);
  }
}
