/**
 * Whether something is less than so old. What is from the future is not: the clock was set back, and by it
 * nothing would age for as long.
 *
 * @param at In milliseconds since 1970.
 */
export function isYoungerThan(ms: number, at: number, now: number = Date.now()): boolean {
  return at <= now && now - at < ms;
}
