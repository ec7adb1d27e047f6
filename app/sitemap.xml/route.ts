import { siteSitemap } from '@/lib/server/seo/site-sitemap';

export const dynamic = 'force-static';
export const revalidate = 300;

/** Every address of the site, for search services; where they are too many, an index of files. */
export async function GET(): Promise<Response> {
  return new Response(await siteSitemap(), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
}
