import 'server-only';
import { toSitemap, toSitemapIndex, toSitemapParts } from '@/lib/seo/sitemap';
import { siteUrl } from '@/lib/server/ops/env';
import { latestOf } from '@/lib/text/dates';
import { listSiteAddresses, type SiteAddress } from './site-addresses';

/**
 * The sitemap of the site: one file, or an index of several where there are too many URLs for one.
 * Throws `ContentError`.
 */
export async function siteSitemap(): Promise<string> {
  const parts = await sitemapParts();
  const [first = []] = parts;
  if (parts.length === 1) return writePart(first);
  return toSitemapIndex(
    parts.map((part, index) => ({
      url: siteUrl(sitemapPartPath(index)),
      changedAt: latestOf(part.map(({ changedAt }) => changedAt)),
    })),
  );
}

/**
 * One of the files in the index.
 *
 * @param name Last segment of its path.
 * @returns `null` where there is no such file. Throws `ContentError`.
 */
export async function siteSitemapPart(name: string): Promise<string | null> {
  const parts = await sitemapParts();
  const index = parts.findIndex((_, part) => sitemapPartPath(part).endsWith(`/${name}`));
  const part = parts[index];
  return part && parts.length > 1 ? writePart(part) : null;
}

function sitemapPartPath(index: number): string {
  return `/sitemap/${index + 1}.xml`;
}

async function sitemapParts(): Promise<SiteAddress[][]> {
  return toSitemapParts(await listSiteAddresses());
}

function writePart(part: readonly SiteAddress[]): string {
  return toSitemap(
    part.map(({ path, changedAt, images }) => ({ url: siteUrl(path), changedAt, images })),
  );
}
