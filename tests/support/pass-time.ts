import { onTestFinished, vi } from 'vitest';

/** Lets time pass by the clock that nobody sets, to the end of the test; the time of day stays as it is. */
export function passTime(ms: number): void {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + ms);
  onTestFinished(() => clock.mockRestore());
}
