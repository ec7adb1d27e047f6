import 'server-only';
import { isYoungerThan } from '@/lib/server/ops/is-younger';
import { expiry } from '@/lib/server/revalidation/expiry';

/** Pages that expired at once are rendered within this time; it adds to the age of what is shown. */
const MAX_AGE_MS = 10_000;

/**
 * A read whose result is parsed once for all pages that are rendered after a change, not for each: of
 * thousands of entries that takes longer than the rest of a page.
 *
 * @param tags With which the result expires.
 */
export function cachedRead<T>(tags: readonly string[], read: () => Promise<T>): () => Promise<T> {
  let last: { result: Promise<T>; at: number; time: number } | null = null;
  return async () => {
    const { time } = expiry();
    const isCurrent =
      last && isYoungerThan(MAX_AGE_MS, last.at) && !expiry().isExpired(tags, last.time);
    if (last && isCurrent) return last.result;
    const own = { result: read(), at: Date.now(), time };
    last = own;
    try {
      return await own.result;
    } catch (error) {
      if (last === own) last = null;
      throw error;
    }
  };
}
