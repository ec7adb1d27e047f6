import type { NextRequest } from 'next/server';
import { ContentError } from '@/content-client';
import type { SearchHit } from '@/lib/search/search-hit';
import { MAX_QUERY_LENGTH } from '@/lib/search/search-terms';
import { countNetworkUse } from '@/lib/server/limits/count-network-use';
import { logWarningOnce } from '@/lib/server/ops/log';
import { searchSite } from '@/lib/server/search/site-search';

const MAX_SUGGESTIONS = 6;
const HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/**
 * Suggestions for the text typed so far (`?q=`), for the search overlay: at most six entries, and
 * the total number. 429 for clients that send faster than people type, 503 while there is no index
 * and the content service cannot be reached.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const limit = await countNetworkUse('suggestions', request.headers);
  if (!limit.isAllowed) {
    const headers = { ...HEADERS, 'retry-after': String(limit.retryAfterSeconds) };
    return Response.json({ message: 'Too Many Requests' }, { status: 429, headers });
  }
  const query = (request.nextUrl.searchParams.get('q') ?? '').slice(0, MAX_QUERY_LENGTH);
  try {
    const { hits, total } = await searchSite(query, { count: MAX_SUGGESTIONS, isTyping: true });
    return Response.json({ suggestions: hits.map(toSuggestion), total }, { headers: HEADERS });
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    logWarningOnce('suggestions-failed', { kind: error.kind });
    return Response.json({ message: 'Service Unavailable' }, { status: 503, headers: HEADERS });
  }
}

/** The title in pieces: `[text, isHit]`. */
function toSuggestion({ kind, href, title }: SearchHit) {
  return { kind, href, title: title.map(({ text, isHit }) => [text, isHit]) };
}
