import { notFound, permanentRedirect } from 'next/navigation';
import { readArticleAddress } from '@/lib/routing/article-path';
import { canonicalArticlePath } from '@/lib/routing/menu-links';
import { markdownPath } from '@/lib/routing/routes';
import { getArticle, getMenus } from '@/lib/server/cms/readers';
import { articleToMarkdown } from '@/lib/server/html/article-markdown';
import { siteUrl } from '@/lib/server/ops/env';

export const dynamic = 'force-static';
export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

/**
 * An article as Markdown; `next.config.ts` leads its address, `{path}.md`, here. Of an article with
 * many addresses only the canonical one has it, and the others lead there.
 */
export async function GET(_request: Request, { params }: RouteContext<'/api/markdown/[...path]'>) {
  const asked = readArticleAddress((await params).path);
  const [article, menus] = await Promise.all([asked && getArticle(asked.slug), getMenus()]);
  if (!article) notFound();
  const canonical = canonicalArticlePath(article.slug, menus);
  if (asked?.path !== canonical) permanentRedirect(markdownPath(canonical));
  return new Response(articleToMarkdown(article, canonical), {
    headers: {
      'content-type': 'text/markdown; charset=utf-8',
      // Search services keep the screen, not this.
      link: `<${siteUrl(canonical)}>; rel="canonical"`,
      ...(article.noindex && { 'x-robots-tag': 'noindex' }),
    },
  });
}
