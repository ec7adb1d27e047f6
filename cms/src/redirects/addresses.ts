import { FIXED_SCREENS, type SitePage } from '../site-address/screens';
import { SCREENS_OF } from '../site-address/site-pages';
import { withoutTrailingSlashes } from '../trailing-slashes';

/** What a redirect says, as far as leading visitors goes. */
export type Redirect = { from: string; to: string };

/** An address on the way, and whether a page may be there, which a folder's redirect does not apply to. */
type Step = { path: string; mayBePage: boolean };

const FLAT = '/post/';
const MAX_HOPS = 20;
const UNREADABLE = /[\p{Cc}\u2028\u2029\\]/u;

const addressOf = ({ address }: SitePage) => address;

/** The screens that are not found as long as there is nothing to show. */
const DEPENDENT_SCREENS = [...Object.values(SCREENS_OF).map(addressOf), '/no-article-found'];
/** The screens of the site, which no redirect can take the place of. */
const SCREENS = [
  ...FIXED_SCREENS.map(addressOf),
  ...DEPENDENT_SCREENS,
  ...['/aboutus', '/search', '/newsletter'],
  '/demo-videos.html',
  '/contact_us.php',
  '/about-us.html',
  '/overview.html',
  '/success_stories',
];
const FILES =
  /^\/(?:feed\.xml|feed\.json|sitemap\.xml|llms\.txt|robots\.txt|manifest\.webmanifest|favicon\.ico|apple-icon\.png|preview\.js)$/;
/** Its folders for programs, its files, and the Markdown of articles. */
const TECHNICAL = [
  /^\/(?:api|_next|_not-found|weave|icons|share-image|sitemap|markdown|quote-for|unexpected-error|\.well-known)(?:\/|$)/,
  FILES,
  /\.md$/,
];
/** Files in folders, among them those that staff have uploaded. */
const FILE_IN_FOLDER =
  /^\/(?:uploads|icons|share-image|sitemap|weave|\.well-known)\/.+\.[a-z0-9]+$/i;

/** Why an address cannot be used, in a sentence for the editor who wrote it. */
export class UnusableAddress extends Error {}

/**
 * Reads the address that a redirect starts from: a path of the site, or `/path/*` for every address
 * below it. The site's own host is taken off, and so is a slash at the end; what is
 * percent-encoded is stored as it is read.
 *
 * @throws UnusableAddress
 */
export function readFrom(text: string, site: URL): string {
  const path = withoutHost(text.trim(), site);
  if (/^https?:|^\/\//i.test(path)) {
    throw new UnusableAddress('Write the path only, without another host: /old-page');
  }
  if (!path.startsWith('/')) throw new UnusableAddress('Start with a slash: /old-page');
  if (/[?#]/.test(path)) {
    throw new UnusableAddress('Leave out what follows ? or #: the path alone is compared.');
  }
  const segments = withoutTrailingSlashes(path).split('/').slice(1).map(decodeSegment);
  const last = segments.length - 1;
  for (const [index, segment] of segments.entries()) {
    if (segment.includes('*') && (segment !== '*' || index !== last || index === 0)) {
      throw new UnusableAddress('A star stands alone, at the end, below a folder: /old-folder/*');
    }
  }
  const from = `/${segments.join('/')}`;
  if (SCREENS.includes(from) || TECHNICAL.some((own) => own.test(from))) {
    throw new UnusableAddress(
      `${from} is an address of the site itself; a redirect only works where there is no page.`,
    );
  }
  return from;
}

/**
 * Reads the address that a redirect leads to: a path of the site or an https address. Where the
 * redirect starts from `/old/*`, it may end in `/*`, which stands for the rest of the address.
 *
 * @throws UnusableAddress
 */
export function readTo(text: string, from: string, site: URL): string {
  const to = withoutHost(text.trim(), site);
  if (/\s/.test(to) || UNREADABLE.test(to)) {
    throw new UnusableAddress('An address has no spaces and no backslashes.');
  }
  if (to.includes('*') && !(from.endsWith('/*') && /^[^*?#]*\/\*$/.test(to))) {
    throw new UnusableAddress(
      'A star is understood at the end only (/new/*), and only where the old address ends in one too.',
    );
  }
  const isPath = to.startsWith('/') && !to.startsWith('//');
  if (!isPath && !isHttps(to)) {
    throw new UnusableAddress(
      'Write a path that starts with one slash (/contact), or an address that starts with https://',
    );
  }
  if (isPath) for (const segment of pathOf(to).split('/').slice(1, -1)) decodeSegment(segment);
  return to;
}

/**
 * The circle that visitors would be sent round in if `added` joined the others, as the addresses
 * they would pass; `null` when there is none. The site walks as this does (lib/routing/redirects.ts).
 */
export function circleWith(added: Redirect, others: readonly Redirect[]): string[] | null {
  const all = [added, ...others];
  // Any address below a folder stands for all of them.
  const start = added.from.replace(/\*$/, '…');
  const steps: Step[] = [{ path: start, mayBePage: false }];
  let by = findRedirect(start, all);
  let path = by && nextPath(start, by);
  while (by && path !== null) {
    const reached = path;
    const paths = steps.map((step) => step.path);
    if (steps.length >= MAX_HOPS) return paths;
    const next = findRedirect(reached, all);
    const mayBePage = !by.to.endsWith('/*') && next?.from.endsWith('/*') === true;
    const known = paths.indexOf(reached);
    steps.push({ path: reached, mayBePage });
    if (known !== -1) {
      const isCircle = !endsAtPage(steps.slice(known + 1), start);
      return isCircle ? [...paths.slice(known), reached] : null;
    }
    by = next;
    path = by && nextPath(reached, by);
  }
  return null;
}

/**
 * Whether a circle is one on paper only. A redirect of a folder applies to every address below it, also
 * to the page that it or another one names, as long as that is there. Of two such pages both may be gone.
 */
function endsAtPage(circle: readonly Step[], start: string): boolean {
  const pages = circle.filter(({ mayBePage }) => mayBePage);
  return pages.length === 1 && pages[0]?.path !== start;
}

/**
 * Whether visitors find something at the target of a redirect whatever is published: a screen, a
 * file, another site, or a redirect that leads on. What stands below a star is not known.
 */
export function leadsOn(to: string, others: readonly Redirect[]): boolean {
  if (!to.startsWith('/') || to.endsWith('/*')) return true;
  const path = pathOf(to);
  const next = findRedirect(path, others);
  return (
    FILES.test(path) ||
    FILE_IN_FOLDER.test(path) ||
    (SCREENS.includes(path) && !DEPENDENT_SCREENS.includes(path)) ||
    /^\/blogs\/page\/\d+$/.test(path) ||
    // A folder that leads to a page in it leads nowhere from there.
    (next !== null && pathOf(next.to) !== path)
  );
}

/** Where a redirect leads on this site from a path; `null`: to another host. */
function nextPath(path: string, found: Redirect): string | null {
  if (!found.to.startsWith('/')) return null;
  const to = pathOf(found.to);
  const isFlat = found.from !== path && found.from.startsWith(FLAT) && !found.from.endsWith('/*');
  if (isFlat && to.startsWith(FLAT)) {
    return path.slice(0, path.lastIndexOf('/') + 1) + to.slice(FLAT.length);
  }
  if (!to.endsWith('/*')) return to;
  return to.slice(0, -1) + path.slice(found.from.length - 1);
}

/** The redirect that applies to a path. */
function findRedirect(path: string, redirects: readonly Redirect[]): Redirect | null {
  const slug = path.slice(path.lastIndexOf('/') + 1);
  const exact = redirects.find(({ from }) => from === path);
  // An article answers below any menu, so the redirect of its flat address holds there as well.
  const flat = redirects.find(({ from }) => from === FLAT + slug);
  const folders = redirects
    .filter(({ from }) => from.endsWith('/*') && path.startsWith(from.slice(0, -1)))
    .sort((a, b) => b.from.length - a.from.length);
  return exact ?? flat ?? folders[0] ?? null;
}

/** The path of a target, without query string, fragment and slashes at the end. */
export function pathOf(to: string): string {
  const path = to.split(/[?#]/, 1)[0] ?? to;
  return withoutTrailingSlashes(path) || '/';
}

function withoutHost(text: string, site: URL): string {
  return URL.canParse(text) && new URL(text).host === site.host
    ? text.replace(/^https?:\/\/[^/?#]+/i, '') || '/'
    : text;
}

function isHttps(text: string): boolean {
  if (!/^https:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return hostname.includes('.') && username === '' && password === '';
}

function decodeSegment(segment: string): string {
  let word: string;
  try {
    word = decodeURIComponent(segment).normalize('NFC');
  } catch {
    throw new UnusableAddress('The percent signs in this address do not make sense.');
  }
  if (word === '' || word === '.' || word === '..' || /[/%]/.test(word)) {
    throw new UnusableAddress('Between two slashes there must be a plain word.');
  }
  if (UNREADABLE.test(word)) {
    throw new UnusableAddress('An address has no line breaks and no backslashes.');
  }
  return word;
}
