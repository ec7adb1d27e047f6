import { toXml } from './xml';

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const IMAGE = 'http://www.google.com/schemas/sitemap-image/1.1';

/**
 * The protocol allows 50,000 URLs in one file. Search engines read only the parts again that have changed, and an
 * editor who publishes waits for no more than one to be written.
 */
export const MAX_URLS_PER_SITEMAP = 1000;
/** Search engines read no more images per URL. */
const MAX_IMAGES_PER_URL = 1000;

/** An entry of a sitemap: `url` is absolute, `changedAt` is ISO 8601. */
type SitemapEntry = { url: string; changedAt: string | null; images: readonly string[] };

/** Splits entries into parts that fit in one sitemap; at least one part. */
export function toSitemapParts<T>(entries: readonly T[], size = MAX_URLS_PER_SITEMAP): T[][] {
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
        'image:image': images.slice(0, MAX_IMAGES_PER_URL).map((image) => ({ 'image:loc': image })),
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
