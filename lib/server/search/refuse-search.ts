import 'server-only';
import { SEARCH_COPY } from '@/content/search';
import { countNetworkUse } from '@/lib/server/forms/count-network-use';

/**
 * Counts a request for a page of results: the one screen that is rendered for each visitor, because no
 * cache has it.
 *
 * @returns 429 for a network that searches faster than people read; `null` for everybody else.
 */
export async function refuseSearch(headers: Headers): Promise<Response | null> {
  const limit = await countNetworkUse('search', headers);
  if (limit.isAllowed) return null;
  return new Response(SEARCH_COPY.tooMany, {
    status: 429,
    headers: { 'retry-after': String(limit.retryAfterSeconds), 'cache-control': 'no-store' },
  });
}
