import 'server-only';
import { SEARCH_COPY } from '@/content/search';
import { clientIp } from '@/lib/server/forms/client-ip';
import { pseudonym } from '@/lib/server/forms/form-secret';
import { countUse } from '@/lib/server/forms/rate-limit';
import { env } from '@/lib/server/ops/env';

/**
 * Counts a request for a page of results: the one screen that is rendered for each visitor, because no
 * cache has it.
 *
 * @returns 429 for a network that searches faster than people read; `null` for everybody else.
 */
export async function refuseSearch(headers: Headers): Promise<Response | null> {
  const { network } = clientIp(headers.get('x-forwarded-for'), env().FORM_PROXY_HOPS);
  const limit = await countUse('search', pseudonym(network));
  if (limit.isAllowed) return null;
  return new Response(SEARCH_COPY.tooMany, {
    status: 429,
    headers: { 'retry-after': String(limit.retryAfterSeconds), 'cache-control': 'no-store' },
  });
}
