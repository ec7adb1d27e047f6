import type { Metadata } from 'next';
import { ROUTES } from '@/lib/routing/routes';

/** The picture shown where a screen is shared. */
export type ShareImage = { url: string; width: number; height: number; alt: string };

export type PageMetadata = {
  brand: string;
  /** The `{page}` of '{brand} - {page}'. */
  page: string;
  /** The one address search crawlers shall keep. */
  canonical: string;
  description: string;
  keywords: string;
  shareImage: ShareImage;
  /** BCP 47; `null` where nobody has said which language the site is written in. */
  locale: string | null;
  isIndexed?: boolean;
  /** An article, with its times as ISO 8601; absent: a screen of the site. */
  article?: { publishedOn: string; updatedAt: string };
  /** Address of the same as Markdown. */
  markdown?: string;
  /** The screens before and after this one, where it is one page of a list. */
  neighbours?: { previous: string | null; next: string | null };
};

/** Where the feeds of the site are. */
const FEED_LINKS = {
  'application/rss+xml': ROUTES.rssFeed,
  'application/feed+json': ROUTES.jsonFeed,
} as const;

/**
 * The metadata of a screen, complete: title '{brand} - {page}' (specification §1), description,
 * keywords, canonical link and the other forms of the same, robots, and what is shown where the
 * screen is shared. The framework replaces these groups as wholes, so each has all that it needs.
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
  neighbours,
}: PageMetadata): Metadata {
  const title = `${brand} - ${page}`;
  const shared = { title, description, images: [shareImage] };
  const openGraph = {
    ...shared,
    url: canonical,
    siteName: brand,
    // The one notation that still has an underscore.
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
    pagination: neighbours,
    robots: isIndexed
      ? { index: true, follow: true, 'max-image-preview': 'large', 'max-snippet': -1 }
      : { index: false, follow: true },
    openGraph: article
      ? {
          ...openGraph,
          type: 'article',
          publishedTime: article.publishedOn,
          modifiedTime: article.updatedAt,
        }
      : { ...openGraph, type: 'website' },
    twitter: { ...shared, card: 'summary_large_image' },
  };
}
