import type { Metadata } from 'next';
import type { Article, Image } from '@/content-client';
import type { ShareImage } from '@/lib/page-metadata';
import { type ArticlePath, canonicalArticlePath, markdownPath } from '@/lib/routes';
import { getArticle, getBrand, getMenus } from '@/lib/server/content';
import { siteMetadata } from '@/lib/server/site-metadata';
import { toDescription } from '@/lib/shorten';
import { titleFromSlug } from '@/lib/titles';

/** Share pictures that services can read; a drawing (SVG) is not among them. */
const SHAREABLE = /^image\/(png|jpeg|webp|gif)$/;

/**
 * Title and meta tags of an article: from its SEO, else from its title and description, else from
 * its address (specification §2, Article page).
 */
export async function articleMetadata({ slug }: ArticlePath): Promise<Metadata> {
  const [article, menus, brand] = await Promise.all([getArticle(slug), getMenus(), getBrand()]);
  // The screen answers 404; its own metadata says so.
  if (!article) return {};
  const { seo } = article;
  const title = article.title || titleFromSlug(slug);
  const canonical = canonicalArticlePath(slug, menus);
  return siteMetadata({
    page: seo.title ?? title,
    canonical,
    description: toDescription(seo.description ?? article.description ?? `${brand}. ${title}`),
    keywords: seo.keywords,
    shareImage: toShareImage(seo.shareImage, article),
    pictureTitle: title,
    isIndexed: !article.noindex,
    article,
    markdown: markdownPath(canonical),
  });
}

// Services crop or refuse a picture whose size they are not told.
function toShareImage(image: Image | null, { title }: Article): ShareImage | null {
  if (!image?.width || !image.height || !SHAREABLE.test(image.mime ?? '')) return null;
  const { url, width, height, alt } = image;
  return { url, width, height, alt: alt || title };
}
