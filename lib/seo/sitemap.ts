import { toXml } from './xml';

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const IMAGE = 'http://www.google.com/schemas/sitemap-image/1.1';

/** The protocol allows 50,000 addresses in one file. */
export const ADDRESSES_PER_SITEMAP = 40_000;
/** Services read no more pictures of one address. */
const IMAGES_PER_ADDRESS = 1000;

/** An address as sitemaps name it: absolute; `changedAt` is ISO 8601. */
export type SitemapEntry = { url: string; changedAt: string | null; images: readonly string[] };

/** Addresses in parts that one sitemap can hold; one part even where there is none. */
export function toSitemapParts<T>(entries: readonly T[], size = ADDRESSES_PER_SITEMAP): T[][] {
  const count = Math.max(1, Math.ceil(entries.length / size));
  return Array.from({ length: count }, (_, part) => entries.slice(part * size, (part + 1) * size));
}

/** A sitemap (sitemaps.org, with the image extension). */
export function toSitemap(entries: readonly SitemapEntry[]): string {
  return toXml({
    urlset: {
      '@_xmlns': SITEMAP,
      '@_xmlns:image': IMAGE,
      url: entries.map(({ url, changedAt, images }) => ({
        loc: url,
        ...(changedAt && { lastmod: changedAt }),
        'image:image': images.slice(0, IMAGES_PER_ADDRESS).map((image) => ({ 'image:loc': image })),
      })),
    },
  });
}

/** The index of several sitemaps, each with the time of its latest change. */
export function toSitemapIndex(
  sitemaps: readonly { url: string; changedAt: string | null }[],
): string {
  return toXml({
    sitemapindex: {
      '@_xmlns': SITEMAP,
      sitemap: sitemaps.map(({ url, changedAt }) => ({
        loc: url,
        ...(changedAt && { lastmod: changedAt }),
      })),
    },
  });
}
