import { headers } from 'next/headers';
import { clientIp } from '@/lib/server/forms/client-ip';
import { issueFormToken, pseudonym } from '@/lib/server/forms/form-token';
import { countUse } from '@/lib/server/forms/rate-limit';
import { env } from '@/lib/server/ops/env';

/** A token for a form that a visitor has started to fill in. */
export async function GET() {
  const forwardedFor = (await headers()).get('x-forwarded-for');
  const address = clientIp(forwardedFor, env().FORM_PROXY_HOPS);
  const limit = await countUse('token-issue', pseudonym(address));
  if (!limit.isAllowed) {
    return Response.json(
      { token: null },
      { status: 429, headers: { 'retry-after': String(limit.retryAfterSeconds) } },
    );
  }
  return Response.json({ token: issueFormToken() }, { headers: { 'cache-control': 'no-store' } });
}
