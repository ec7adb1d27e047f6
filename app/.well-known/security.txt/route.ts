import { env, siteUrl } from '@/lib/server/ops/env';

// Not prerendered: the same build runs for several organizations.
export const dynamic = 'force-dynamic';

/** Reports that name an older file are still answered for; a client reads it again after that. */
const EXPIRES_DAYS = 90;
const DAY_MS = 86_400_000;

/** Where a flaw of this site may be reported (RFC 9116); 404 where no contact is set up. */
export function GET(): Response {
  const { SECURITY_CONTACT, SECURITY_POLICY_URL } = env();
  if (!SECURITY_CONTACT) return new Response('Not Found', { status: 404 });
  // To the day, so that the file is the same for all copies.
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const lines = [
    `Contact: ${SECURITY_CONTACT}`,
    `Expires: ${new Date(today + EXPIRES_DAYS * DAY_MS).toISOString()}`,
    `Canonical: ${siteUrl('/.well-known/security.txt')}`,
    'Preferred-Languages: en',
    ...(SECURITY_POLICY_URL ? [`Policy: ${SECURITY_POLICY_URL}`] : []),
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
}
