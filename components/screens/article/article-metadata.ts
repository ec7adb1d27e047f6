import type { Metadata } from 'next';
import type { ArticlePath } from '@/lib/routing/article-path';
import { canonicalArticlePath } from '@/lib/routing/menu-links';
import { markdownPath } from '@/lib/routing/routes';
import { chosenShareImage } from '@/lib/seo/share-image';
import { getArticle, getBrand, getMenus } from '@/lib/server/cms/readers';
import { articleText } from '@/lib/server/search/article-text';
import { siteMetadata } from '@/lib/server/seo/site-metadata';
import { toDescription } from '@/lib/text/description';
import { notFoundMetadata } from '../not-found/not-found-metadata';

/**
 * Title and meta tags of an article: from its SEO, else from its title and description
 * (specification §2, Article page), else from how its text begins.
 */
export async function articleMetadata({ slug }: ArticlePath): Promise<Metadata> {
  const [article, menus, brand] = await Promise.all([getArticle(slug), getMenus(), getBrand()]);
  if (!article) return notFoundMetadata();
  const { seo, title } = article;
  const canonical = canonicalArticlePath(slug, menus);
  const description = seo.description ?? article.description ?? articleText(article);
  return siteMetadata({
    page: seo.title ?? title,
    canonical,
    description: toDescription(description || `${brand}. ${title}`),
    keywords: seo.keywords,
    shareImage: chosenShareImage(seo.shareImage, title),
    imageTitle: title,
    isIndexed: !article.noindex,
    article,
    markdown: markdownPath(canonical),
  });
}
