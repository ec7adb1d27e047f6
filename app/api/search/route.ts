import type { NextRequest } from 'next/server';
import type { SearchHit } from '@/lib/search/search-hit';
import { MAX_QUERY_LENGTH } from '@/lib/search/search-terms';
import { clientIp } from '@/lib/server/forms/client-ip';
import { pseudonym } from '@/lib/server/forms/form-token';
import { countUse } from '@/lib/server/forms/rate-limit';
import { env } from '@/lib/server/ops/env';
import { searchSite } from '@/lib/server/search/site-search';

const MOST_SUGGESTIONS = 6;
const HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/**
 * What may be meant by the words typed so far (`?q=`), for the search overlay: at most six entries,
 * and how many there are in all. 429 for who asks faster than people type, 503 while there is no
 * index and the content service cannot be asked.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const address = clientIp(request.headers.get('x-forwarded-for'), env().FORM_PROXY_HOPS);
  const verdict = await countUse('suggestions', pseudonym(address));
  if (!verdict.isAllowed) {
    const headers = { ...HEADERS, 'retry-after': String(verdict.retryAfterSeconds) };
    return Response.json({ message: 'Too Many Requests' }, { status: 429, headers });
  }
  const query = (request.nextUrl.searchParams.get('q') ?? '').slice(0, MAX_QUERY_LENGTH);
  try {
    const { hits, total } = await searchSite(query, { count: MOST_SUGGESTIONS, isTyping: true });
    return Response.json({ suggestions: hits.map(toSuggestion), total }, { headers: HEADERS });
  } catch {
    return Response.json({ message: 'Service Unavailable' }, { status: 503, headers: HEADERS });
  }
}

/** Pieces of the title alternate with words that were found: `[text, isHit]`. */
function toSuggestion({ kind, href, title }: SearchHit) {
  return { kind, href, title: title.map(({ text, isHit }) => [text, isHit]) };
}
