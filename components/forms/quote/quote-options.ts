import * as z from 'zod/mini';

const optionsSchema = z.object({
  services: z.array(z.string()),
  image: z.nullable(z.object({ url: z.string() })),
});

export type QuoteOptions = z.infer<typeof optionsSchema>;

const NONE: QuoteOptions = { services: [], image: null };

/** What the modal shows besides its fields; without an answer, nothing: the form works all the same. */
export async function fetchQuoteOptions(): Promise<QuoteOptions> {
  try {
    const response = await fetch('/api/quote-options');
    return optionsSchema.parse(await response.json());
  } catch {
    return NONE;
  }
}
