import { headers } from 'next/headers';
import { env } from '@/lib/server/env';
import { issueFormToken, pseudonym } from '@/lib/server/form-token';
import { countUse } from '@/lib/server/rate-limit';
import { visitorAddress } from '@/lib/server/visitor-address';

/** A token for the form a visitor has begun to fill. */
export async function GET() {
  const forwardedFor = (await headers()).get('x-forwarded-for');
  const address = visitorAddress(forwardedFor, env().FORM_PROXY_HOPS);
  const verdict = await countUse('token-issue', pseudonym(address));
  if (!verdict.isAllowed) {
    return Response.json(
      { token: null },
      { status: 429, headers: { 'retry-after': String(verdict.retryAfterSeconds) } },
    );
  }
  return Response.json({ token: issueFormToken() }, { headers: { 'cache-control': 'no-store' } });
}
