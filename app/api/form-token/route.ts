import type { NextRequest } from 'next/server';
import { FORM_KINDS } from '@/lib/forms/action-result';
import { issueFormToken } from '@/lib/server/forms/form-token';
import { createTokenCookie } from '@/lib/server/forms/form-token-cookie';
import { countNetworkUse } from '@/lib/server/limits/count-network-use';

/** A token for the form (`?form=`) that a visitor has started to fill in; without one for any, in a cookie. */
export async function GET(request: NextRequest): Promise<Response> {
  const form = request.nextUrl.searchParams.get('form');
  const kind = FORM_KINDS.find((known) => known === form);
  if (form !== null && !kind) return Response.json({ token: null }, { status: 400 });
  const limit = await countNetworkUse('token-issue', request.headers);
  if (!limit.isAllowed) {
    return Response.json(
      { token: null },
      { status: 429, headers: { 'retry-after': String(limit.retryAfterSeconds) } },
    );
  }
  const headers = { 'cache-control': 'no-store' };
  if (!kind) {
    const cookie = await createTokenCookie();
    return new Response(null, { status: 204, headers: { ...headers, 'set-cookie': cookie } });
  }
  return Response.json({ token: await issueFormToken(kind) }, { headers });
}
