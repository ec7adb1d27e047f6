import { ContentError } from '@/content-client';
import { checkSiteContent } from '@/lib/server/content-check/check-site-content';
import { env } from '@/lib/server/ops/env';
import { hasBearer } from '@/lib/server/ops/secrets';

export const dynamic = 'force-dynamic';

const HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/**
 * What staff should correct in the content, for the admin of the content service, which sends the
 * secret that it shares with the site; `?fresh` checks again, `?last` does not wait for that. 503 when
 * the content could not be read.
 */
export async function GET(request: Request): Promise<Response> {
  if (!hasBearer(request, env().REVALIDATE_SECRET)) {
    return Response.json({ message: 'Unauthorized' }, { status: 401, headers: HEADERS });
  }
  const { searchParams } = new URL(request.url);
  const wanted = (['fresh', 'last'] as const).find((name) => searchParams.has(name)) ?? 'current';
  try {
    return Response.json(await checkSiteContent(wanted), { headers: HEADERS });
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return Response.json({ message: 'Service Unavailable' }, { status: 503, headers: HEADERS });
  }
}
