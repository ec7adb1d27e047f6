import 'server-only';
import type { Metadata } from 'next';
import type { CompanyProfile } from '@/content-client';
import { type PageMetadata, pageMetadata } from '@/lib/seo/page-metadata';
import { drawnShareImage } from '@/lib/seo/share-image';
import { getCompanyProfile, getLocale } from '@/lib/server/cms/readers';
import { getBrandIdentity } from './brand-identity';

type SiteWide = 'brand' | 'locale' | 'keywords' | 'shareImage';

type SiteMetadata = Omit<PageMetadata, SiteWide> & {
  /** Written by the editor; default: the page's name and facts of the organization. */
  keywords?: string | null;
  /** Chosen by the editor; default: a drawn one. */
  shareImage?: PageMetadata['shareImage'] | null;
  /** Title on the drawn share image; default: the page's name. */
  imageTitle?: string;
  /** Canonical path of the screen whose share image is used; default: its own. */
  imagePath?: string;
};

/**
 * The metadata of a screen with the site-wide values of the content service, and defaults for what
 * the editor left empty (specification §2, Article page). Throws `ContentError`.
 */
export async function siteMetadata({
  keywords,
  shareImage,
  imageTitle,
  imagePath,
  ...own
}: SiteMetadata): Promise<Metadata> {
  const [identity, profile, locale] = await Promise.all([
    getBrandIdentity(),
    getCompanyProfile(),
    getLocale(),
  ]);
  const { brand } = identity;
  return pageMetadata({
    ...own,
    brand,
    locale,
    keywords: keywords ?? defaultKeywords(own.page, brand, profile),
    shareImage:
      shareImage ?? drawnShareImage(imagePath ?? own.canonical, identity, imageTitle ?? own.page),
  });
}

function defaultKeywords(page: string, brand: string, { city, badges }: CompanyProfile): string {
  return [...new Set([page, brand, city, ...badges])].filter(Boolean).join(', ');
}
