import type { SaveOptions } from './http';
import type { Context } from './reading';
import { type Saved, save } from './save';

/** The home section's form has no phone. */
export type QuoteRequest = {
  name: string;
  email: string;
  phone?: string;
  /** Title of a service. */
  service: string;
  message: string;
};

export function createQuoteRequests(context: Context) {
  return {
    /**
     * Saves a quote request (specification §3 and §7); the home section's has no phone. Throws
     * `ContentError`, with `fieldErrors` when the service refused a value.
     */
    create: (quote: QuoteRequest, options?: SaveOptions): Promise<Saved> =>
      save(context, '/api/quote-requests', toQuoteRecord(quote), options),
  };
}

/** Only what the record has: the service refuses keys that it does not know. */
export function toQuoteRecord({ name, email, phone, service, message }: QuoteRequest) {
  return { name, email, ...(phone !== undefined && { phone }), service, message };
}
