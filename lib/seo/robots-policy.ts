/** Hosts that only the people who build the site should find. */
const NOT_PUBLIC = [
  // This machine, and machines without a name.
  /^localhost$/,
  /^\d+(\.\d+){3}$/,
  /^\[/,
  // Names that the internet does not know.
  /^[^.]+$/,
  /\.(local|localhost|internal|lan|home|corp|test|example|invalid)$/,
  // Where platforms put each branch.
  /\.(vercel\.app|netlify\.app|pages\.dev|onrender\.com|fly\.dev|herokuapp\.com|azurewebsites\.net|ngrok\.io|ngrok-free\.app)$/,
];

/** The end of an address that nobody chose: `.com`, `.dev`, and where a country has one more, `.co.tz`. */
const SUFFIX = /\.(?:(?:com?|org?|net?|ac|gov?|edu|sc|me|mil)\.[a-z]{2}|[^.]+)$/;
/** What copies that are not the public one are called, left of the organization's own name. */
const COPY =
  /(^|-)(staging|stage|preview|dev|develop|development|test|testing|qa|uat|demo|sandbox|preprod)\d*(-|$)/;
/** In that name only what no organization is called: there are test-labs.com and qa-consulting.co.tz. */
const COPY_NAME =
  /^(staging|preprod|uat)\d*-|-(staging|stage|preview|dev|test|qa|uat|demo|sandbox|preprod)\d*$/;

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
  return !NOT_PUBLIC.some((pattern) => pattern.test(host)) && !isCopy(host);
}

function isCopy(host: string): boolean {
  const labels = host.replace(SUFFIX, '').split('.');
  const name = labels.pop() ?? '';
  return COPY_NAME.test(name) || labels.some((label) => COPY.test(label));
}
