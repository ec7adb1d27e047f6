import { notFound, redirect } from 'next/navigation';
import { readArticleAddress } from '@/lib/routing/article-path';
import { canonicalArticlePath } from '@/lib/routing/menu-links';
import { isFixedPath } from '@/lib/routing/reserved-paths';
import { markdownPath } from '@/lib/routing/routes';
import { listProofPages } from '@/lib/server/cms/proof-pages';
import { contentClient, getArticle, getMenus } from '@/lib/server/cms/readers';
import { redirectFileIfMoved } from '@/lib/server/cms/redirects';
import { articleToMarkdown } from '@/lib/server/html/article-markdown';
import { siteUrl } from '@/lib/server/ops/env';

export { generateStaticParams } from '@/lib/routing/no-static-params';

export const dynamic = 'force-static';
export const revalidate = 300;

/**
 * An article as Markdown; `next.config.ts` rewrites its path, `{path}.md`, to this one. Only the
 * canonical path of an article has it; its other paths redirect there, for as long as the menu is as it is.
 * A path where there is something else has none.
 */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/[locale]/markdown/[...path]'>,
) {
  // Unlike a screen, it gets them decoded.
  const path = (await params).path.map(encodeURIComponent);
  const requested = readArticleAddress(path);
  const [article, menus] = await Promise.all([requested && getArticle(requested.slug), getMenus()]);
  if (!article) {
    await redirectFileIfMoved(`/${path.join('/')}`, textPath);
    notFound();
  }
  const canonical = canonicalArticlePath(article.slug, menus);
  if (requested?.path !== canonical) {
    if (requested && (await isScreen(requested.path))) notFound();
    redirect(markdownPath(canonical));
  }
  return new Response(articleToMarkdown(article, canonical), {
    headers: {
      'content-type': 'text/markdown; charset=utf-8',
      // Search engines index the screen, not this.
      link: `<${siteUrl(canonical)}>; rel="canonical"`,
      ...(article.noindex && { 'x-robots-tag': 'noindex' }),
    },
  });
}

/** Whether a screen or a page of another kind is at a path. */
async function isScreen(path: string): Promise<boolean> {
  if (isFixedPath(path)) return true;
  return (await listProofPages(contentClient())).some((page) => page.path === path);
}

/** The Markdown of a page; the page itself where it is no article. */
async function textPath(page: string): Promise<string> {
  const address = readArticleAddress(page.slice(1).split('/'));
  const article = address && (await getArticle(address.slug));
  return article ? markdownPath(page) : page;
}
