import { readCount } from '../../server-settings';

/** The site itself tries for about a minute after it saved a record: only then is it the outbox's turn. */
const FIRST_DELAY_SECONDS = 90;
const RETRY_SECONDS = 30;
/** Of either, as it may be set: a day. */
const MAX_SECONDS = 86_400;
/** No delay is longer: after an outage of a day everything is announced within minutes. */
const MAX_RETRY_STEPS = 10;
/**
 * How long a record is left to the copy that announces it, in milliseconds: longer than the slowest
 * receiver is waited for, so that no other copy announces it as well.
 */
export const CLAIM_MS = 60_000;

/** How long the outbox leaves a new record to the site, in milliseconds. */
export function firstDelayMs(): number {
  return readCount('OUTBOX_FIRST_DELAY_SECONDS', FIRST_DELAY_SECONDS, 0, MAX_SECONDS) * 1000;
}

/** The delay after so many failed attempts, in milliseconds: it doubles, up to five minutes. */
export function retryDelayMs(attempts: number): number {
  const steps = Math.min(2 ** Math.max(0, attempts - 1), MAX_RETRY_STEPS);
  return readCount('OUTBOX_RETRY_SECONDS', RETRY_SECONDS, 0, MAX_SECONDS) * steps * 1000;
}

/**
 * What no record waits longer than for its next attempt, in milliseconds. Twice the longest delay,
 * because another copy's clock may be ahead.
 */
export function longestDelayMs(): number {
  return 2 * Math.max(CLAIM_MS, firstDelayMs(), retryDelayMs(Infinity));
}

/** How often the outbox looks for records that are due, in seconds; 0: never, in this copy. */
export function intervalSeconds(): number {
  return readCount('OUTBOX_INTERVAL_SECONDS', 5, 0, 59);
}
