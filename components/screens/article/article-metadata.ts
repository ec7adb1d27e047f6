import type { Metadata } from 'next';
import type { Article, Image } from '@/content-client';
import type { ArticlePath } from '@/lib/routing/article-path';
import { canonicalArticlePath } from '@/lib/routing/menu-links';
import { markdownPath } from '@/lib/routing/routes';
import type { ShareImage } from '@/lib/seo/page-metadata';
import { getArticle, getBrand, getMenus } from '@/lib/server/cms/readers';
import { siteMetadata } from '@/lib/server/seo/site-metadata';
import { toDescription } from '@/lib/text/description';
import { notFoundMetadata } from '../not-found/not-found-metadata';

/** Share images that services can read; SVG is not among them. */
const SHAREABLE = /^image\/(png|jpeg|webp|gif)$/;

/**
 * Title and meta tags of an article: from its SEO, else from its title and description
 * (specification §2, Article page).
 */
export async function articleMetadata({ slug }: ArticlePath): Promise<Metadata> {
  const [article, menus, brand] = await Promise.all([getArticle(slug), getMenus(), getBrand()]);
  if (!article) return notFoundMetadata();
  const { seo, title } = article;
  const canonical = canonicalArticlePath(slug, menus);
  return siteMetadata({
    page: seo.title ?? title,
    canonical,
    description: toDescription(seo.description ?? article.description ?? `${brand}. ${title}`),
    keywords: seo.keywords,
    shareImage: toShareImage(seo.shareImage, article),
    imageTitle: title,
    isIndexed: !article.noindex,
    article,
    markdown: markdownPath(canonical),
  });
}

// Services crop or refuse an image of unknown size.
function toShareImage(image: Image | null, { title }: Article): ShareImage | null {
  if (!image?.width || !image.height || !SHAREABLE.test(image.mime ?? '')) return null;
  const { url, width, height, alt } = image;
  return { url, width, height, alt: alt || title };
}
