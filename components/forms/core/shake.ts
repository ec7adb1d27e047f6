import { animate } from 'motion/mini';

const STEPS_PX = [0, -8, 7, -5, 4, -2, 0];
const TIMING = { duration: 0.3, ease: 'easeOut' } as const;

/** Shakes what could not be sent (specification §4); nothing moves under reduced motion. */
export function shake(targets: readonly unknown[]): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const target of targets) {
    if (!(target instanceof HTMLElement)) continue;
    animate(target, { transform: STEPS_PX.map((x) => `translateX(${x}px)`) }, TIMING);
  }
}
