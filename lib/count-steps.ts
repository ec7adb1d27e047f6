/** When a figure has reached which share of itself (specification §2, About: counters). */
const STEPS = [
  { at: 500, share: 0.6 },
  { at: 1000, share: 0.9 },
  { at: 1500, share: 1 },
] as const;

/** How long a figure counts. */
export const COUNT_MS = 1500;

/**
 * What a figure shows so many milliseconds after it began to count: three steps that end at 500,
 * 1000 and 1500 ms, each one slowing down towards its end.
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

// A figure with a fraction keeps as many places while it counts.
function round(count: number, value: number): number {
  const places = String(value).split('.')[1]?.length ?? 0;
  return Number(count.toFixed(places));
}
