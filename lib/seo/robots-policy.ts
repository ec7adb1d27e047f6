/** Hosts that only the people who build the site should find. */
const NOT_PUBLIC = [
  // This machine, and machines without a name.
  /^localhost$/,
  /^\d+(\.\d+){3}$/,
  /^\[/,
  // Names that the internet does not know.
  /^[^.]+$/,
  /\.(local|localhost|internal|lan|home|corp|test|example|invalid)$/,
  // What copies that are not the public one are called.
  /(^|[.-])(staging|stage|preview|dev|develop|development|test|testing|qa|uat|demo|sandbox|preprod)\d*([.-]|$)/,
  // Where platforms put each branch.
  /\.(vercel\.app|netlify\.app|pages\.dev|onrender\.com|fly\.dev|herokuapp\.com|azurewebsites\.net|ngrok\.io|ngrok-free\.app)$/,
];

type RobotsSettings = { SITE_URL?: string | undefined; SITE_INDEXING?: string | undefined };

/**
 * Whether search engines may index this copy of the site: see SITE_INDEXING in the README.
 *
 * @param environment `SITE_INDEXING` decides if it is `open` or `closed`; otherwise the host of
 *   `SITE_URL` does.
 */
export function isOpenToSearch({ SITE_URL, SITE_INDEXING }: RobotsSettings): boolean {
  if (SITE_INDEXING === 'open') return true;
  if (SITE_INDEXING === 'closed' || !SITE_URL || !URL.canParse(SITE_URL)) return false;
  const host = new URL(SITE_URL).hostname.toLowerCase();
  return !NOT_PUBLIC.some((pattern) => pattern.test(host));
}
