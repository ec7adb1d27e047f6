import { notFound } from 'next/navigation';
import { siteSitemapPart } from '@/lib/server/seo/site-sitemap';

export { generateStaticParams } from '@/lib/routing/no-static-params';

export const dynamic = 'force-static';
export const revalidate = 300;

/** One of the files in the index of a large site. */
export async function GET(_request: Request, { params }: RouteContext<'/[locale]/sitemap/[part]'>) {
  const sitemap = await siteSitemapPart((await params).part);
  if (sitemap === null) notFound();
  return new Response(sitemap, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
