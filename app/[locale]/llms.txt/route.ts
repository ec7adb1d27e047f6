import { siteOverview } from '@/lib/server/seo/overview';

export { generateStaticParams } from '@/lib/routing/no-static-params';

export const dynamic = 'force-static';
export const revalidate = 300;

/** An overview of the site for language models (llmstxt.org). */
export async function GET(): Promise<Response> {
  return new Response(await siteOverview(), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
