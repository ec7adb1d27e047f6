/**
 * Whether something is less than so old. What is from the future is not: the clock was set back, and by it
 * nothing would age for as long.
 *
 * @param at In milliseconds, by the clock of `now`; default: the time of day.
 */
export function isYoungerThan(ms: number, at: number, now: number = Date.now()): boolean {
  return at <= now && now - at < ms;
}
