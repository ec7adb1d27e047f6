import * as z from 'zod';
import type { PostOptions } from './http';
import { parseEnvelope } from './list';
import type { Context } from './reading';

/** A request for a quote. The home section's form has no phone. */
export type QuoteRequest = {
  name: string;
  email: string;
  phone?: string;
  /** Title of a service. */
  service: string;
  message: string;
};

export type ContactMessage = {
  name: string;
  companyName: string;
  email: string;
  phone: string;
  message: string;
};

/** Where a visitor came from who sent something. */
export type SubmissionSource = {
  /** Path of the page that it was sent from. */
  page: string | null;
  /** Address of the page that led to the site, without its query. */
  referrer: string | null;
  /** The values of the campaign by their name, such as `utm_source`. */
  utm: Readonly<Record<string, string>>;
};

export type SaveOptions = PostOptions & {
  /** Where the visitor came from; kept where the service has a field for it. */
  source?: SubmissionSource | null;
};

/** The response of the service after it saved a record. `null`: it does not name the record. */
export type Saved = {
  documentId: string | null;
  /** A subscriber gets a mail with a link first. */
  asksToConfirm: boolean;
};

/** Anything else names no record: nothing at all, `true`, a list. */
const rawResponse = z.record(z.string(), z.unknown());
// The specification does not show the response, so one that is not an error says that it is saved.
const rawSaved = z.object({
  error: z.union([z.null(), z.literal([false, ''])]).optional(),
  success: z
    .unknown()
    .refine((success) => success !== false)
    .optional(),
  data: z.object({ documentId: z.string() }).nullish().catch(null),
  meta: z.object({ asksToConfirm: z.boolean() }).nullish().catch(null),
});

/**
 * Saves what visitors send (specification §3 and §7). Each throws `ContentError`, with `fieldErrors` when
 * the service refused a value.
 */
export function createForms(context: Context) {
  return {
    quoteRequests: {
      create: (quote: QuoteRequest, options?: SaveOptions): Promise<Saved> =>
        save('/api/quote-requests', toQuoteRecord(quote), options),
    },
    /** The management-team section's quote form. */
    freeQuotes: {
      create: (quote: QuoteRequest, options?: SaveOptions): Promise<Saved> =>
        save('/api/free-quotes', toQuoteRecord(quote), options),
    },
    /** An address that is already subscribed is refused as well: a third party must not learn which ones are. */
    newsletters: {
      create: ({ email }: { email: string }, options?: SaveOptions): Promise<Saved> =>
        save('/api/newsletters', { email }, options),
    },
    contactMessages: {
      create: (
        { name, companyName, email, phone, message }: ContactMessage,
        options?: SaveOptions,
      ): Promise<Saved> => {
        const record = { name, company_name: companyName, email, phone, message };
        return save('/api/contacts', record, options);
      },
    },
  };

  async function save(
    path: string,
    data: Record<string, string>,
    { source = null, ...options }: SaveOptions = {},
  ): Promise<Saved> {
    const post = (body: object) => context.http.post(path, { data: body }, options);
    // The menu in one answer is a route of ours: a service without it has no field of ours either.
    const isOurs = !context.additions.lacks('menu tree');
    const response =
      source && isOurs
        ? await context.additions.use(
            'source of submissions',
            () => post({ ...data, source }),
            () => post(data),
          )
        : await post(data);
    const saved = parseEnvelope(rawSaved, path, rawResponse.safeParse(response).data ?? {});
    return {
      documentId: saved.data?.documentId ?? null,
      asksToConfirm: saved.meta?.asksToConfirm ?? false,
    };
  }
}

/** Only what the record has: the service refuses keys that it does not know. */
function toQuoteRecord({ name, email, phone, service, message }: QuoteRequest) {
  return { name, email, ...(phone !== undefined && { phone }), service, message };
}
