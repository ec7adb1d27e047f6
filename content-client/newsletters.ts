import type { SaveOptions } from './http';
import type { Context } from './reading';
import { type Saved, save } from './save';

export type NewsletterSubscription = { email: string };

export function createNewsletters(context: Context) {
  return {
    /**
     * Saves a newsletter subscription (specification §3 and §7). Throws `ContentError`, also for
     * an address that is already subscribed: a third party must not learn which ones are.
     */
    create: ({ email }: NewsletterSubscription, options?: SaveOptions): Promise<Saved> =>
      save(context, '/api/newsletters', { email }, options),
  };
}
