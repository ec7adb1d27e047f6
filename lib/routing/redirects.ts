import type { Redirect } from '@/content-client';
import { withoutTrailingSlashes } from './trailing-slashes';

/** Target of a redirect: a path of this site, or an https URL of another. */
export type Destination = { href: string; isPermanent: boolean };

type Hop = { to: Destination; by: Redirect };
/** An address on the way, and whether a page may be there, which a folder's redirect does not apply to. */
type Step = { path: string; mayBePage: boolean };

const MAX_HOPS = 20;
const FOLDER = /\/\*$/;

/**
 * Whether a redirect with this `from` applies to a path.
 *
 * @param path Decoded.
 */
export function isFrom(from: string, path: string): boolean {
  if (FOLDER.test(from)) return path.startsWith(from.slice(0, -1));
  return from === path || from === flatPath(path);
}

/**
 * Where a path without a page redirects to, by the redirects of the content service; `null`: nowhere.
 * The path itself comes before the flat address of its article, and that before a folder, the
 * deepest first. Redirects in a loop lead nowhere, unless they end at a page that is in a redirected folder.
 *
 * @param path Percent-encoded, without a query string.
 */
export function findRedirect(path: string, redirects: readonly Redirect[]): Destination | null {
  const start = decodePath(path);
  const first = start === null ? null : nextHop(start, redirects);
  if (start === null || first === null) return null;
  const steps: Step[] = [{ path: start, mayBePage: false }];
  let hop: Hop | null = first;
  while (hop?.to.href.startsWith('/')) {
    const reached = decodePath(hop.to.href.replace(/[?#].*$/, ''));
    if (reached === null) break;
    if (steps.length > MAX_HOPS) return null;
    const known = steps.findIndex((step) => step.path === reached);
    const next = nextHop(reached, redirects);
    const isNamed = !FOLDER.test(hop.by.to);
    steps.push({ path: reached, mayBePage: isNamed && next !== null && FOLDER.test(next.by.from) });
    if (known !== -1) return endsAtPage(steps.slice(known + 1), start) ? first.to : null;
    hop = next;
  }
  return first.to;
}

/**
 * Whether a loop is one on paper only. A redirect of a folder applies to every address below it, also to
 * the page that it or another one names, as long as that is there. Of two such pages both may be gone.
 */
function endsAtPage(loop: readonly Step[], start: string): boolean {
  const pages = loop.filter(({ mayBePage }) => mayBePage);
  return pages.length === 1 && pages[0]?.path !== start;
}

function nextHop(path: string, redirects: readonly Redirect[]): Hop | null {
  let found: Redirect | null = null;
  for (const redirect of redirects) {
    if (isFrom(redirect.from, path) && (!found || rank(redirect, path) > rank(found, path))) {
      found = redirect;
    }
  }
  if (!found) return null;
  const href = toHref(found, path);
  return href === null ? null : { to: { href, isPermanent: found.isPermanent }, by: found };
}

function rank({ from }: Redirect, path: string): number {
  if (from === path) return Number.POSITIVE_INFINITY;
  return FOLDER.test(from) ? from.length : Number.MAX_SAFE_INTEGER;
}

function toHref({ from, to }: Redirect, path: string): string | null {
  const rest = FOLDER.test(from) ? path.slice(from.length - 1) : '';
  const steps = rest.split('/');
  if (rest !== '' && steps.some((step) => ['', '.', '..'].includes(step))) return null;
  const encoded = steps.map(encodeURIComponent).join('/');
  const target = FOLDER.test(to) ? to.slice(0, -1) + encoded : to;
  // An article with a new slug stays at its place in the menu.
  const parents = path.split('/').slice(0, -1).map(encodeURIComponent).join('/');
  const slug = /^\/post\/([^/?#]+)$/.exec(target)?.[1];
  const isArticle = slug !== undefined && from !== path && from === flatPath(path);
  return safeTarget(isArticle ? `${parents}/${slug}` : target);
}

/** The target in a form that a header accepts; a second slash would turn a path into a host. */
function safeTarget(target: string): string | null {
  const base = 'https://site.invalid';
  if (!URL.canParse(target, base)) return null;
  const url = new URL(target, base);
  if (!target.startsWith('/')) return url.protocol === 'https:' ? url.href : null;
  // An address with a slash at its end is redirected once more.
  const path = (withoutTrailingSlashes(url.pathname) || '/') + url.search + url.hash;
  return url.origin === base && !path.startsWith('//') ? path : null;
}

/** The flat address of the article that a path would show. */
function flatPath(path: string): string {
  return `/post/${path.slice(path.lastIndexOf('/') + 1)}`;
}

/** A decoded path without trailing slashes; `null` where its encoding is invalid. */
export function decodePath(path: string): string | null {
  try {
    const steps = path.split('/').map((step) => decodeURIComponent(step).normalize('NFC'));
    return steps.some((step) => step.includes('/'))
      ? null
      : withoutTrailingSlashes(steps.join('/'));
  } catch {
    return null;
  }
}
