import type { Context } from './reading';
import { save } from './save';
import type { ContentClient, QuoteRequest } from './types';

export function createQuoteRequests(context: Context): ContentClient['quoteRequests'] {
  return {
    /**
     * Saves a quote request (specification §3 and §7); the home section's has no phone. Throws
     * `ContentError`, with `fieldErrors` when the service refused a value.
     */
    create: (quote, options) => save(context, '/api/quote-requests', toQuoteRecord(quote), options),
  };
}

/** Only what the record has: the service refuses keys that it does not know. */
export function toQuoteRecord({ name, email, phone, service, message }: QuoteRequest) {
  return { name, email, ...(phone !== undefined && { phone }), service, message };
}
