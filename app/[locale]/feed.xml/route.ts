import { siteFeed } from '@/lib/server/seo/feed';

export { generateStaticParams } from '@/lib/routing/no-static-params';

export const dynamic = 'force-static';
export const revalidate = 300;

/** The newest articles as RSS 2.0. */
export async function GET(): Promise<Response> {
  return new Response((await siteFeed('rss')).rss2(), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  });
}
