/** The day it is, in universal time, as `2026-11-22`. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** Whether a day, as `2026-11-22`, is not over yet on another one; without a day there is no end. */
export function isCurrentOn(lastDay: string | null, day: string): boolean {
  return lastDay === null || lastDay >= day;
}
