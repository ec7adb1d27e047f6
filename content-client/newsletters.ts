import type { Context } from './reading';
import { save } from './save';
import type { ContentClient } from './types';

export function createNewsletters(context: Context): ContentClient['newsletters'] {
  return {
    /**
     * Saves a newsletter subscription (specification §3 and §7). Throws `ContentError`, also for
     * an address that is subscribed already: strangers should not be told which.
     */
    create: ({ email }, options) => save(context, '/api/newsletters', { email }, options),
  };
}
