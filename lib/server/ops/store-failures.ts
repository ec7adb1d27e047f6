import 'server-only';
import { errorMessage } from '@/lib/errors';
import { logWarning } from './log';
import { metrics } from './metrics';

const NOT_STORED_INTERVAL_MS = 60_000;
let notStoredAt = Number.NEGATIVE_INFINITY;

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
  if (now - notStoredAt < NOT_STORED_INTERVAL_MS) return;
  notStoredAt = now;
  logWarning('content-not-stored', { reason: errorMessage(error) });
}
