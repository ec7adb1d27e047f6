import type { Context } from './reading';
import type { ContentClient } from './types';

export function createNotFoundLog(context: Context): ContentClient['missedAddresses'] {
  return {
    /**
     * Adds to the counts of addresses that visitors did not find; an addition of ours to
     * specification §7. Throws `ContentError`.
     */
    async report(misses) {
      await context.http.post('/api/missed-addresses/report', { data: misses });
    },
  };
}
