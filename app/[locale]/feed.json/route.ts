import { siteFeed } from '@/lib/server/seo/feed';

export { generateStaticParams } from '@/lib/routing/no-static-params';

export const dynamic = 'force-static';
export const revalidate = 300;

/** The newest articles as JSON Feed. */
export async function GET(): Promise<Response> {
  return new Response((await siteFeed('json')).json1(), {
    headers: { 'content-type': 'application/feed+json; charset=utf-8' },
  });
}
