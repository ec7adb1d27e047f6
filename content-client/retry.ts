import { ContentError } from './errors';

export type RetryOptions = {
  /** Further attempts after the first. Default 3. */
  retries?: number;
  /** Doubles with each attempt. Default 1000. */
  firstDelayMs?: number;
  /** All attempts and waits of one read together. Default 8000, so that a page render ends. */
  budgetMs?: number;
  /**
   * Whether a 500 is retried: a fault in what was asked for, whereas the other failures are those of the
   * whole service, or of the way to it. Default true.
   */
  retriesFaults?: boolean;
};

const RETRIES = 3;
const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 30_000;
const BUDGET_MS = 8000;
const FAULT = 500;

/**
 * Runs `attempt` until it succeeds, fails for good, or the next wait would pass the budget.
 * `attempt` receives the rest of the budget and is expected to give up by then. Only
 * `unavailable` is retried (specification §9: three retries, 1 s doubling to 30 s).
 */
export async function withRetries<T>(
  attempt: (remainingMs: number) => Promise<T>,
  options: RetryOptions = {},
): Promise<T> {
  const {
    retries = RETRIES,
    firstDelayMs = FIRST_DELAY_MS,
    budgetMs = BUDGET_MS,
    retriesFaults = true,
  } = options;
  const deadline = performance.now() + budgetMs;
  const remaining = () => deadline - performance.now();

  for (let failures = 0; ; failures += 1) {
    try {
      return await attempt(remaining());
    } catch (error) {
      if (!isRetryable(error) || failures >= retries) throw error;
      if (error.status === FAULT && !retriesFaults) throw error;
      const delay = Math.min(firstDelayMs * 2 ** failures, MAX_DELAY_MS);
      const wait = Math.max(delay, (error.retryAfter ?? 0) * 1000);
      if (wait >= remaining()) throw error;
      await sleep(wait);
      // A busy machine may wake up late. What is asked for then ends at once, and hides why the last one failed.
      if (remaining() <= 0) throw error;
    }
  }
}

/** Whether a read that failed so may succeed a second later. */
export function isRetryable(error: unknown): error is ContentError {
  return error instanceof ContentError && error.kind === 'unavailable';
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
