import { onTestFinished, vi } from 'vitest';

/** Lets time pass by the clock that nobody sets, to the end of the test; the time of day stays as it is. */
export function passTime(ms: number): void {
  // Whole milliseconds: of fractions the difference may be rounded to less than has passed.
  const now = Math.ceil(performance.now() + ms);
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now);
  onTestFinished(() => clock.mockRestore());
}
