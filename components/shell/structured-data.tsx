import type { Thing } from 'schema-dts';
import { JsonLd } from '@/components/ui/json-ld';
import { organization } from '@/lib/seo/organization-data';
import { breadcrumbs, type TrailStep, webSite } from '@/lib/seo/page-data';
import { getOrganization } from '@/lib/server/cms/organization';
import { getLocale } from '@/lib/server/cms/readers';
import { siteUrl } from '@/lib/server/ops/env';

type StructuredDataProps = {
  /** Canonical address of the screen. */
  path: string;
  /** The way to it, without the home page; the last step is the screen itself. */
  trail: readonly TrailStep[];
  /** What it is about. */
  things?: readonly Thing[];
};

/** What search services are told on every screen: who we are, and how the site is searched. */
export async function SiteStructuredData() {
  const [owner, locale] = await Promise.all([getOrganization(), getLocale()]);
  return <JsonLd things={[organization(owner, siteUrl), webSite(owner.brand, locale, siteUrl)]} />;
}

/** What they are told of one screen. */
export function StructuredData({ path, trail, things = [] }: StructuredDataProps) {
  return <JsonLd things={[breadcrumbs(trail, path, siteUrl), ...things]} />;
}
