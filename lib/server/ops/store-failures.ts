import 'server-only';
import { errorMessage } from '@/lib/errors';
import { logWarning } from './log';
import { metrics } from './metrics';
import { shared } from './shared-state';

const NOT_STORED_INTERVAL_MS = 60_000;
/** One for the pages, the server and the cache handler: each bundle would warn by itself. */
const times = shared('store-failures', () => ({
  failedAt: Number.NEGATIVE_INFINITY,
  warnedAt: Number.NEGATIVE_INFINITY,
}));

/**
 * Stores something; a failure is a warning in the log ({@link warnOfStore}). Never rejects.
 *
 * @returns Whether it is stored.
 */
export async function attemptToStore(work: () => Promise<unknown> | undefined): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    warnOfStore(error);
    return false;
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
