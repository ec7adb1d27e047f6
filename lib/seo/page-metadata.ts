import type { Metadata } from 'next';
import { ROUTES } from '@/lib/routing/routes';
import { pageTitle } from './page-title';

/** The image shown where a screen is shared. */
export type ShareImage = { url: string; width: number; height: number; alt: string };

export type PageMetadata = {
  brand: string;
  /** The `{page}` of '{brand} - {page}'. */
  page: string;
  /** Canonical path, for search engines. */
  canonical: string;
  description: string;
  keywords: string;
  shareImage: ShareImage;
  /** BCP 47; `null` where the language of the site is not set. */
  locale: string | null;
  isIndexed?: boolean;
  /** An article, with its times as ISO 8601 where they are known; absent: a screen of the site. */
  article?: { publishedOn: string | null; updatedAt: string | null };
  /** Path of the same content as Markdown. */
  markdown?: string;
  /** The previous and next screens, where this one is a page of a list. */
  pagination?: { previous: string | null; next: string | null };
};

/** The feeds of the site, by media type. */
const FEED_LINKS = {
  'application/rss+xml': ROUTES.rssFeed,
  'application/feed+json': ROUTES.jsonFeed,
} as const;

/**
 * The complete metadata of a screen: title '{brand} - {page}' (specification §1), description,
 * keywords, canonical and alternate links, robots, Open Graph and Twitter card. The framework
 * replaces each group as a whole, so each is complete.
 */
export function pageMetadata({
  brand,
  page,
  canonical,
  description,
  keywords,
  shareImage,
  locale,
  isIndexed = true,
  article,
  markdown,
  pagination,
}: PageMetadata): Metadata {
  const title = pageTitle(brand, page);
  const shared = { title, description, images: [shareImage] };
  const openGraph = {
    ...shared,
    url: canonical,
    siteName: brand,
    // Open Graph writes locales with an underscore.
    locale: locale?.replace('-', '_'),
  };
  return {
    title,
    description,
    keywords,
    alternates: {
      canonical,
      languages: locale ? { [locale]: canonical, 'x-default': canonical } : undefined,
      types: {
        ...Object.fromEntries(
          Object.entries(FEED_LINKS).map(([type, url]) => [
            type,
            [{ url, title: `${brand} News` }],
          ]),
        ),
        ...(markdown && { 'text/markdown': markdown }),
      },
    },
    pagination,
    robots: isIndexed
      ? { index: true, follow: true, 'max-image-preview': 'large', 'max-snippet': -1 }
      : { index: false, follow: true },
    openGraph: article
      ? {
          ...openGraph,
          type: 'article',
          publishedTime: article.publishedOn ?? undefined,
          modifiedTime: article.updatedAt ?? undefined,
        }
      : { ...openGraph, type: 'website' },
    twitter: { ...shared, card: 'summary_large_image' },
  };
}
