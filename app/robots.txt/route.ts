import { ROUTES } from '@/lib/routing/routes';
import { isOpenToSearch } from '@/lib/seo/robots-policy';
import { env, siteUrl } from '@/lib/server/ops/env';

// Not kept with the build: the same build may serve a copy that is closed, and one that is not.
export const dynamic = 'force-dynamic';

/** Lets crawlers in, or, on every copy that is not the public one, keeps them out. */
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
