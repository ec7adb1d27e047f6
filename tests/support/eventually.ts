import { vi } from 'vitest';

/** For what takes milliseconds on an idle machine: a busy one may not fail the test. */
const TIMEOUT_MS = 15_000;

/** Repeats a check until it passes. Rejects with its last error. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: TIMEOUT_MS, interval: 20 });
}
