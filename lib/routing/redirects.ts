import type { Redirect } from '@/content-client';
import { withoutTrailingSlashes } from './trailing-slashes';

/** Target of a redirect: a path of this site, or an https URL of another. */
export type Destination = { href: string; isPermanent: boolean };

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
 * deepest first. Redirects in a loop lead nowhere.
 *
 * @param path Percent-encoded, without a query string.
 */
export function findRedirect(path: string, redirects: readonly Redirect[]): Destination | null {
  const start = decodePath(path);
  if (start === null) return null;
  const destination = nextHop(start, redirects);
  const seen = new Set([start]);
  let hop = destination;
  while (hop?.href.startsWith('/')) {
    const next = decodePath(hop.href.replace(/[?#].*$/, ''));
    if (next === null) break;
    if (seen.has(next) || seen.size > MAX_HOPS) return null;
    seen.add(next);
    hop = nextHop(next, redirects);
  }
  return destination;
}

function nextHop(path: string, redirects: readonly Redirect[]): Destination | null {
  let found: Redirect | null = null;
  for (const redirect of redirects) {
    if (isFrom(redirect.from, path) && (!found || rank(redirect, path) > rank(found, path))) {
      found = redirect;
    }
  }
  if (!found) return null;
  const href = toHref(found, path);
  return href === null ? null : { href, isPermanent: found.isPermanent };
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
  const path = url.pathname + url.search + url.hash;
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
