import * as z from 'zod/mini';
import { SEARCH_KINDS } from '@/lib/search/search-entry';

const suggestionSchema = z.object({
  kind: z.enum(SEARCH_KINDS),
  href: z.string().check(z.regex(/^(\/(?!\/)|https?:\/\/)/i)),
  /** Pieces of the title, and whether each was searched for. */
  title: z.array(z.tuple([z.string(), z.boolean()])),
});
const responseSchema = z.object({ suggestions: z.array(suggestionSchema), total: z.number() });

export type Suggestion = z.infer<typeof suggestionSchema>;
/** What may be meant by a query, and how many results it has in all. */
export type Suggestions = z.infer<typeof responseSchema>;

/**
 * Asks the site what may be meant by the text typed so far.
 *
 * @throws Where the site cannot say (too many requests, no network), and when `signal` aborts.
 */
export async function fetchSuggestions(query: string, signal: AbortSignal): Promise<Suggestions> {
  const response = await fetch(`/api/search?${new URLSearchParams({ q: query })}`, { signal });
  return responseSchema.parse(await response.json());
}
