/** The share of a figure that is reached at each time (specification §2, About: counters). */
const STEPS = [
  { at: 500, share: 0.6 },
  { at: 1000, share: 0.9 },
  { at: 1500, share: 1 },
] as const;

/** Duration of the animation. */
export const COUNT_MS = 1500;

/**
 * The number shown `elapsedMs` after the animation started: three steps that end at 500, 1000 and
 * 1500 ms, each slowing down towards its end.
 */
export function countAt(elapsedMs: number, value: number): number {
  let start = 0;
  let reached = 0;
  for (const { at, share } of STEPS) {
    if (elapsedMs < at) {
      const progress = Math.max(0, (elapsedMs - start) / (at - start));
      const eased = 1 - (1 - progress) ** 3;
      return round(value * (reached + (share - reached) * eased), value);
    }
    start = at;
    reached = share;
  }
  return value;
}

// A figure with a fraction has as many decimal places during the animation.
function round(count: number, value: number): number {
  const places = String(value).split('.')[1]?.length ?? 0;
  return Number(count.toFixed(places));
}
