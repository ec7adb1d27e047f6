import 'server-only';
import { setTimeout as delay } from 'node:timers/promises';
import { errorMessage } from '@/lib/errors';
import { logWarning } from './log';
import { metrics } from './metrics';
import { shared } from './shared-state';

const NOT_STORED_INTERVAL_MS = 60_000;
/** What is stored is in memory as well: visitors and editors wait no longer for a disk that stalls. */
const MAX_WAIT_MS = 1_000;
/** A disk that takes longer has a fault. */
const STALLED_MS = 30_000;
/** One for the pages, the server and the cache handler: each bundle would warn by itself. */
const times = shared('store-failures', () => ({
  /** How much takes longer than {@link MAX_WAIT_MS}. */
  late: 0,
  failedAt: Number.NEGATIVE_INFINITY,
  warnedAt: Number.NEGATIVE_INFINITY,
}));

/**
 * Stores something; a failure is a warning in the log ({@link warnOfStore}). Waits a second at most, and not at all
 * while something takes longer: it goes on behind. Never rejects.
 *
 * @returns Whether it is stored.
 */
export async function attemptToStore(work: () => Promise<unknown> | undefined): Promise<boolean> {
  const state = times();
  const isStored = store(work);
  if (state.late > 0) return false;
  const isInTime = isStored.then(() => true);
  if (await Promise.race([isInTime, delay(MAX_WAIT_MS, false, { ref: false })])) return isStored;
  state.late += 1;
  void isStored.then(() => {
    state.late -= 1;
  });
  return false;
}

/** As {@link attemptToStore}, to the end. */
async function store(work: () => Promise<unknown> | undefined): Promise<boolean> {
  const stalled = setTimeout(() => {
    warnOfStore(new Error(`not stored within ${STALLED_MS / 1000} s`));
  }, STALLED_MS).unref();
  try {
    await work();
    return true;
  } catch (error) {
    warnOfStore(error);
    return false;
  } finally {
    clearTimeout(stalled);
  }
}

/** Counts a store that failed, and warns of it once a minute: a full disk refuses every page. */
export function warnOfStore(error: unknown): void {
  metrics().storeFailures.inc();
  const now = performance.now();
  const state = times();
  state.failedAt = now;
  if (now - state.warnedAt < NOT_STORED_INTERVAL_MS) return;
  state.warnedAt = now;
  logWarning('content-not-stored', { reason: errorMessage(error) });
}

/** Seconds since something could not be stored, or read; `null`: nothing was, since the start. */
export function notStoredAgeSeconds(): number | null {
  const { failedAt } = times();
  return failedAt === Number.NEGATIVE_INFINITY
    ? null
    : Math.round((performance.now() - failedAt) / 1000);
}
