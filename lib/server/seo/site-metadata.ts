import 'server-only';
import type { Metadata } from 'next';
import type { CompanyProfile } from '@/content-client';
import { type PageMetadata, pageMetadata } from '@/lib/seo/page-metadata';
import { drawnShareImage } from '@/lib/seo/share-image';
import { getBrand, getCompanyProfile, getLocale } from '@/lib/server/cms/readers';

type OfEachPage = 'brand' | 'locale' | 'keywords' | 'shareImage';

type SiteMetadata = Omit<PageMetadata, OfEachPage> & {
  /** The editor's own; absent: the page's name and what the firm says of itself. */
  keywords?: string | null;
  /** The editor's own; absent: the one that is drawn. */
  shareImage?: PageMetadata['shareImage'] | null;
  /** Title on the picture that is drawn; the page's name when absent. */
  imageTitle?: string;
  /** Canonical address of the screen whose picture it shares. */
  imagePath?: string;
};

/**
 * The metadata of a screen, with what the content service says of the whole site, and the defaults
 * where an editor said nothing (specification §2, Article page). Throws `ContentError`.
 */
export async function siteMetadata({
  keywords,
  shareImage,
  imageTitle,
  imagePath,
  ...own
}: SiteMetadata): Promise<Metadata> {
  const [brand, profile, locale] = await Promise.all([
    getBrand(),
    getCompanyProfile(),
    getLocale(),
  ]);
  return pageMetadata({
    ...own,
    brand,
    locale,
    keywords: keywords ?? defaultKeywords(own.page, brand, profile),
    shareImage:
      shareImage ?? drawnShareImage(imagePath ?? own.canonical, brand, imageTitle ?? own.page),
  });
}

function defaultKeywords(page: string, brand: string, { city, badges }: CompanyProfile): string {
  return [...new Set([page, brand, city, ...badges])].filter(Boolean).join(', ');
}
