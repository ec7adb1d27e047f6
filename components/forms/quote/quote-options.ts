import * as z from 'zod/mini';

const optionsSchema = z.object({
  services: z.array(
    z.object({
      label: z.nullable(z.string()),
      options: z.array(z.object({ title: z.string(), slug: z.nullable(z.string()) })),
    }),
  ),
  image: z.nullable(z.object({ url: z.string() })),
  text: z.nullable(z.string()),
  steps: z._default(z.array(z.string()), []),
  phone: z.nullable(z.object({ name: z.string(), href: z.string() })),
});

export type QuoteOptions = z.infer<typeof optionsSchema>;

const NONE: QuoteOptions = { services: [], image: null, text: null, steps: [], phone: null };

/** What the dialog shows besides its fields; nothing without a response: the form works without it. */
export async function fetchQuoteOptions(): Promise<QuoteOptions> {
  try {
    const response = await fetch('/api/quote-options');
    return optionsSchema.parse(await response.json());
  } catch {
    return NONE;
  }
}
