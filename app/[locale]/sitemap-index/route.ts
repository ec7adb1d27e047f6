import { siteSitemap } from '@/lib/server/seo/site-sitemap';

export { generateStaticParams } from '@/lib/routing/no-static-params';

export const dynamic = 'force-static';
export const revalidate = 300;

/** Every page of the site, for search engines; an index of files where there are too many. */
export async function GET(): Promise<Response> {
  return new Response(await siteSitemap(), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
}
