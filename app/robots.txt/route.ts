import { ROUTES } from '@/lib/routing/routes';
import { isOpenToSearch } from '@/lib/seo/robots-policy';
import { env, siteUrl } from '@/lib/server/ops/env';

// Not prerendered: the same build may run as a public copy and as one that is closed to crawlers.
export const dynamic = 'force-dynamic';

/** Allows crawlers on the public copy, and disallows them on all others. */
export function GET(): Response {
  const rules = isOpenToSearch(env())
    ? ['User-agent: *', 'Allow: /', 'Disallow: /api/', '', `Sitemap: ${siteUrl(ROUTES.sitemap)}`]
    : ['User-agent: *', 'Disallow: /'];
  return new Response(`${rules.join('\n')}\n`, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=300',
    },
  });
}
