import type { NextRequest } from 'next/server';
import { FORM_KINDS } from '@/lib/forms/action-result';
import { clientIp } from '@/lib/server/forms/client-ip';
import { pseudonym } from '@/lib/server/forms/form-secret';
import { issueFormToken } from '@/lib/server/forms/form-token';
import { countUse } from '@/lib/server/forms/rate-limit';
import { env } from '@/lib/server/ops/env';

/** A token for the form (`?form=`) that a visitor has started to fill in. */
export async function GET(request: NextRequest): Promise<Response> {
  const kind = FORM_KINDS.find((known) => known === request.nextUrl.searchParams.get('form'));
  if (!kind) return Response.json({ token: null }, { status: 400 });
  const { network } = clientIp(request.headers.get('x-forwarded-for'), env().FORM_PROXY_HOPS);
  const limit = await countUse('token-issue', pseudonym(network));
  if (!limit.isAllowed) {
    return Response.json(
      { token: null },
      { status: 429, headers: { 'retry-after': String(limit.retryAfterSeconds) } },
    );
  }
  const token = await issueFormToken(kind);
  return Response.json({ token }, { headers: { 'cache-control': 'no-store' } });
}
