import { toQuoteRecord } from './quote-requests';
import type { Context } from './reading';
import { save } from './save';
import type { ContentClient } from './types';

export function createFreeQuotes(context: Context): ContentClient['freeQuotes'] {
  return {
    /**
     * Saves the management-team section's quote form (specification §7). Throws `ContentError`,
     * with `fieldErrors` when the service refused a value.
     */
    create: (quote, options) => save(context, '/api/free-quotes', toQuoteRecord(quote), options),
  };
}
