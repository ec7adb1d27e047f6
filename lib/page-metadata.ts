import type { Metadata } from 'next';

type PageMetadata = {
  brand: string;
  /** The `{page}` of '{brand} - {page}'. */
  page: string;
  /** The one address search crawlers shall keep. */
  canonical: string;
  description?: string | null;
  keywords?: string | null;
  shareImage?: string | null;
  isIndexed?: boolean;
  type?: 'website' | 'article';
  /** The screens before and after this one, where it is one page of a list. */
  neighbours?: { previous: string | null; next: string | null };
};

/**
 * The metadata of a screen: title '{brand} - {page}' (specification §1), canonical link, and what
 * is shown where the screen is shared.
 */
export function pageMetadata({
  brand,
  page,
  canonical,
  description,
  keywords,
  shareImage,
  isIndexed = true,
  type = 'website',
  neighbours,
}: PageMetadata): Metadata {
  const title = `${brand} - ${page}`;
  const images = shareImage ? [shareImage] : undefined;
  return {
    title,
    description: description ?? undefined,
    keywords: keywords ?? undefined,
    alternates: { canonical },
    pagination: neighbours,
    robots: isIndexed ? undefined : { index: false },
    openGraph: {
      title,
      description: description ?? undefined,
      url: canonical,
      siteName: brand,
      type,
      images,
    },
    twitter: { card: images ? 'summary_large_image' : 'summary', title },
  };
}
