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
  promise: z.nullable(z.string()),
  steps: z._default(z.array(z.string()), []),
  phone: z.nullable(z.object({ name: z.string(), number: z.string(), href: z.string() })),
  privacy: z._default(z.nullable(z.object({ name: z.string(), href: z.string() })), null),
});

export type QuoteOptions = z.infer<typeof optionsSchema>;

/** What the dialog shows without a response: the form works all the same. */
export const NO_OPTIONS: QuoteOptions = {
  services: [],
  image: null,
  text: null,
  promise: null,
  steps: [],
  phone: null,
  privacy: null,
};

/** Longer than the site takes; the field of the services waits for it. */
const TIMEOUT_MS = 10_000;

let options: Promise<QuoteOptions | null> | null = null;

/** What the dialog shows besides its fields; `null` where the site cannot say: the next call asks again. */
export function loadQuoteOptions(): Promise<QuoteOptions | null> {
  options ??= fetchQuoteOptions().catch(() => {
    options = null;
    return null;
  });
  return options;
}

async function fetchQuoteOptions(): Promise<QuoteOptions> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch('/api/quote-options', { signal });
  return optionsSchema.parse(await response.json());
}
