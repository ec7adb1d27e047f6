import type { SaveOptions } from './http';
import type { QuoteRequest } from './quote-requests';
import { toQuoteRecord } from './quote-requests';
import type { Context } from './reading';
import { type Saved, save } from './save';

export function createFreeQuotes(context: Context) {
  return {
    /**
     * Saves the management-team section's quote form (specification §7). Throws `ContentError`,
     * with `fieldErrors` when the service refused a value.
     */
    create: (quote: QuoteRequest, options?: SaveOptions): Promise<Saved> =>
      save(context, '/api/free-quotes', toQuoteRecord(quote), options),
  };
}
