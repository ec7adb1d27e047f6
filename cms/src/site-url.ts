export const DEFAULT_SITE_URL = 'http://localhost:3000';

/** Where visitors open the site. */
export function siteUrl(): URL {
  return new URL(process.env.SITE_URL || DEFAULT_SITE_URL);
}

/** The address of a route of the site for this service, which asks it where it tells it of changes. */
export function siteRoute(path: string): string {
  return new URL(path, process.env.REVALIDATE_URL || siteUrl()).href;
}
