import 'server-only';
import { BLOGS_PAGE_SIZE } from '@/content-client';
import { WEAVE_FILES } from '@/lib/pattern/weave';
import { parseArticlePath } from '@/lib/routing/article-path';
import { ENTRY_FOLDERS } from '@/lib/routing/entry-folders';
import { findRedirect } from '@/lib/routing/redirects';
import { BLOGS_PAGE } from '@/lib/routing/reserved-paths';
import { ABOUT_PATH, LEGACY_ALIASES, parseBlogsPage, ROUTES } from '@/lib/routing/routes';
import { isUploadedFile } from '@/lib/routing/uploaded-file';
import { ICON_FILES } from '@/lib/seo/icon-files';
import { readShareImagePath } from '@/lib/seo/share-image';
import { articleMirror } from './content';
import { knownLists } from './known-lists';

const FIXED = new Set<string>([
  ...Object.values(ROUTES),
  ABOUT_PATH,
  ...Object.keys(LEGACY_ALIASES),
]);
/** Routes for programs, and files. What varies in an address is as in `app/`. */
const PROGRAMS =
  /^\/(?:sitemap\/[1-9]\d{0,3}\.xml|api\/(?:content-check|form-token|health(?:\/ready)?|metrics|newsletter\/(?:confirm|unsubscribe)|notify|preview(?:\/leave)?|quote-options|revalidate|search|vitals))$/;
const FILES = new Set<string>([
  ...['/preview.js', '/robots.txt', '/manifest.webmanifest', '/.well-known/security.txt'],
  ...['/_next/image', ...Object.keys(ICON_FILES)],
  ...[...WEAVE_FILES.keys()].map((tile) => `/weave/${tile}`),
]);
/** Of the build; they are served before anything here is asked. */
const STATIC = '/_next/static/';

/** Below these is what editors have made a page of its own for; an article may be there as well. */
const FOLDERS = new RegExp(`^(?:${ENTRY_FOLDERS.join('|')})/[^/]+$`);

/** What follows the path of an article in that of its Markdown. */
const MARKDOWN = /\.md$/;

/**
 * Whether it is certain that there is no page at a path: no screen, no published article, no redirect, no file of
 * the content service.
 * False where the lists of them are too old to tell.
 *
 * @param path Percent-encoded.
 */
export function isUnknownPath(path: string): boolean {
  const { entries } = knownLists().redirects;
  if (entries === null || isUploadedFile(path)) return false;
  const page = articlePathOf(path);
  if (page === null) return false;
  const parsed = parseArticlePath(page.slice(1).split('/'));
  if (parsed && articleMirror().isMissing(parsed.slug) !== true) return false;
  return findRedirect(page, entries) === null;
}

/**
 * Whether there certainly is no page at a path, and a redirect from it.
 *
 * @param path Percent-encoded.
 */
export function isRedirected(path: string): boolean {
  const { entries } = knownLists().redirects;
  const page = articlePathOf(path);
  if (entries === null || page === null || findRedirect(page, entries) === null) return false;
  const place = parseArticlePath(page.slice(1).split('/'));
  return !place || articleMirror().isMissing(place.slug) === true;
}

/**
 * The path of the article that a path is about, if there is one: its own, or that of its Markdown or its image
 * for sharing. `null` where something else is, or may be.
 */
export function articlePathOf(path: string): string | null {
  // An address with a slash at its end is redirected.
  if (path.endsWith('/') || FIXED.has(path) || isProgramOrFile(path)) return null;
  const screen = readShareImagePath(path);
  if (screen !== null) return articlePathOf(screen);
  const blogsPage = BLOGS_PAGE.exec(path)?.[1];
  if (blogsPage !== undefined && !isBeyondBlogs(blogsPage)) return null;
  if (FOLDERS.test(path) && (knownLists().proofPaths.entries?.includes(path) ?? true)) return null;
  // The Markdown of an article goes where the article goes.
  return isArticleNamedMarkdown(path) ? path : path.replace(MARKDOWN, '');
}

/** Whether an article certainly is at a path that ends as that of the Markdown of another one. */
export function isArticleNamedMarkdown(path: string): boolean {
  const slug = MARKDOWN.test(path) ? parseArticlePath(path.slice(1).split('/'))?.slug : undefined;
  return slug !== undefined && articleMirror().isMissing(slug) === false;
}

/** After a start, what an earlier process knew may not have been read yet: {@link isArticleNamedMarkdown} needs it. */
export async function restoreForMarkdown(path: string): Promise<void> {
  if (MARKDOWN.test(path)) await articleMirror().restore();
}

function isProgramOrFile(path: string): boolean {
  return FILES.has(path) || PROGRAMS.test(path) || path.startsWith(STATIC);
}

/** Whether there certainly is no such page of the blog list, nor with the articles that are just being published. */
function isBeyondBlogs(segment: string): boolean {
  const page = parseBlogsPage(segment);
  const articles = articleMirror().list();
  return (
    page === null || (articles !== null && page > Math.ceil(articles.length / BLOGS_PAGE_SIZE) + 1)
  );
}
