import type { NextRequest } from 'next/server';
import { FORM_KINDS } from '@/lib/forms/action-result';
import { issueFormToken } from '@/lib/server/forms/form-token';
import { countNetworkUse } from '@/lib/server/limits/count-network-use';

/** A token for the form (`?form=`) that a visitor has started to fill in. */
export async function GET(request: NextRequest): Promise<Response> {
  const kind = FORM_KINDS.find((known) => known === request.nextUrl.searchParams.get('form'));
  if (!kind) return Response.json({ token: null }, { status: 400 });
  const limit = await countNetworkUse('token-issue', request.headers);
  if (!limit.isAllowed) {
    return Response.json(
      { token: null },
      { status: 429, headers: { 'retry-after': String(limit.retryAfterSeconds) } },
    );
  }
  const token = await issueFormToken(kind);
  return Response.json({ token }, { headers: { 'cache-control': 'no-store' } });
}
