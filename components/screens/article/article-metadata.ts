import type { Metadata } from 'next';
import { pageMetadata } from '@/lib/page-metadata';
import { type ArticlePath, canonicalArticlePath } from '@/lib/routes';
import { getArticle, getBrand, getMenus } from '@/lib/server/content';
import { titleFromSlug } from '@/lib/titles';

/**
 * Title and meta tags of an article: from its SEO, else from its title and description, else from
 * its address (specification §2, Article page).
 */
export async function articleMetadata({ slug }: ArticlePath): Promise<Metadata> {
  const [article, menus, brand] = await Promise.all([getArticle(slug), getMenus(), getBrand()]);
  // The screen answers 404; its own metadata says so.
  if (!article) return {};
  const { seo } = article;
  return pageMetadata({
    brand,
    page: seo.title ?? (article.title || titleFromSlug(slug)),
    canonical: canonicalArticlePath(slug, menus),
    description: seo.description ?? article.description ?? `${brand}. ${article.title}`,
    keywords: seo.keywords,
    shareImage: (seo.shareImage ?? article.cover ?? article.thumbnail)?.url,
    isIndexed: !seo.noindex,
    type: 'article',
  });
}
