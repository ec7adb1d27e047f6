import 'server-only';
import type { Redirect } from '@/content-client';
import { WEAVE_FILES } from '@/lib/pattern/weave';
import { parseArticlePath, postPath } from '@/lib/routing/article-path';
import { isMenuPlace } from '@/lib/routing/menu-links';
import { findRedirect } from '@/lib/routing/redirects';
import { ABOUT_PATH, LEGACY_ALIASES, parseBlogsPage, ROUTES } from '@/lib/routing/routes';
import { readShareImagePath } from '@/lib/seo/share-image';
import { shared } from '@/lib/server/ops/shared-state';
import { articleMirror, backgroundClient } from './content';

const FIXED = new Set<string>([
  ...Object.values(ROUTES),
  ABOUT_PATH,
  ...Object.keys(LEGACY_ALIASES),
]);
/** Routes for programs, and files. What varies in an address is as in `app/`. */
const PROGRAMS =
  /^\/(?:sitemap\/[1-9]\d{0,3}\.xml|api\/(?:content-check|form-token|health(?:\/ready)?|metrics|newsletter\/(?:confirm|unsubscribe)|notify|preview(?:\/leave)?|quote-options|revalidate|search|vitals))$/;
const FILES = new Set<string>([
  ...['preview.js', 'icon.svg', 'apple-icon.png', 'favicon.ico', 'robots.txt'],
  ...['manifest.webmanifest', '.well-known/security.txt', '_next/image'],
  ...['icons/icon-192.png', 'icons/icon-512.png', 'icons/icon-maskable-512.png'],
  ...[...WEAVE_FILES.keys()].map((tile) => `weave/${tile}`),
]);
/** Of the build; they are served before anything here is asked. */
const STATIC = '/_next/static/';

/** Below these is what editors have made a page of its own for; an article may be there as well. */
const FOLDERS = /^\/(?:services|case-studies|careers)\/[^/]+$/;

/** A page of the blog list. */
const BLOGS_PAGE = /^\/blogs\/page\/([^/]+)$/;

declare module '@/lib/server/ops/shared-state' {
  interface SharedState {
    proofPaths: { paths: ReadonlySet<string> | null };
    redirects: { list: readonly Redirect[] | null };
  }
}

/** The redirects that {@link isUnknownPath} knows; `null` while it knows none. */
export function knownRedirects(): { list: readonly Redirect[] | null } {
  return shared('redirects', () => ({ list: null }));
}

/** The pages of services, case studies and vacancies that {@link isUnknownPath} knows; `null`: none yet. */
export function knownProofPaths(): { paths: ReadonlySet<string> | null } {
  return shared('proofPaths', () => ({ paths: null }));
}

/**
 * Whether it is certain that there is no page at a path: no screen, no published article, no redirect.
 * False where the lists of them are too old to tell.
 *
 * @param path Percent-encoded.
 */
export function isUnknownPath(path: string): boolean {
  // The framework redirects an address with a slash at its end.
  if (path.endsWith('/') || FIXED.has(path) || isProgramOrFile(path)) return false;
  const { list } = knownRedirects();
  if (list === null) return false;
  const screen = readShareImagePath(path);
  if (screen !== null) return isUnknownPath(screen);
  const blogsPage = BLOGS_PAGE.exec(path)?.[1];
  if (blogsPage !== undefined && !isBeyondBlogs(blogsPage)) return false;
  if (FOLDERS.test(path) && (knownProofPaths().paths?.has(path) ?? true)) return false;
  // The Markdown of an article goes where the article goes.
  const page = path.replace(/\.md$/, '');
  const parsed = parseArticlePath(page.slice(1).split('/'));
  if (parsed && articleMirror().isMissing(parsed.slug) !== true) return false;
  return findRedirect(page, list) === null;
}

/**
 * Whether a path shows an article below words that are no place of the menu: anybody can invent such
 * paths. False where that is not certain.
 *
 * @param path Percent-encoded.
 */
export async function isInventedPath(path: string): Promise<boolean> {
  // A site that has read nothing yet knows no places.
  if (knownRedirects().list === null) return false;
  const place = parseArticlePath(path.slice(1).split('/'));
  if (!place || place.parents.length === 0 || path === postPath(place.slug)) return false;
  if (FIXED.has(path) || isProgramOrFile(path) || knownProofPaths().paths?.has(path)) return false;
  if (articleMirror().isMissing(place.slug) !== false) return false;
  try {
    return !isMenuPlace(place, await backgroundClient().menus.list());
  } catch {
    return false;
  }
}

function isProgramOrFile(path: string): boolean {
  return FILES.has(path.slice(1)) || PROGRAMS.test(path) || path.startsWith(STATIC);
}

/** Whether there certainly is no such page of the blog list: each has an article of its own. */
function isBeyondBlogs(segment: string): boolean {
  const page = parseBlogsPage(segment);
  const articles = articleMirror().list();
  return page === null || (articles !== null && page > articles.length + 1);
}
