import { DEPENDENT_SCREENS } from './entry-folders';
import { ABOUT_PATH, LEGACY_ALIASES, parseBlogsPage, ROUTES } from './routes';

/** Folders of files and programs, and of screens below which is no article. */
const FOLDERS =
  /^\/(?:_next|api|\.well-known|weave|icons|share-image|sitemap|markdown|quote-for)\//;
const FILES = /^\/(?:preview\.js|apple-icon\.png|favicon\.ico|robots\.txt)/;
/** Where the framework shows the home page. */
const HOME = '/index';

/** A page of the blog list. */
export const BLOGS_PAGE = /^\/blogs\/page\/([^/]+)$/;

const DEPENDENT: readonly string[] = [ROUTES.noArticleFound, ...DEPENDENT_SCREENS];

/** Paths of the site that do not depend on content. */
const FIXED = new Set([
  ...Object.values(ROUTES).filter((path) => !DEPENDENT.includes(path)),
  ABOUT_PATH,
  ...Object.keys(LEGACY_ALIASES),
  ...['/robots.txt', '/manifest.webmanifest', '/favicon.ico'],
]);

/** Whether something else than an article is at a path, whatever the content. */
export function isReservedPath(path: string): boolean {
  if (path === HOME || FOLDERS.test(path) || FILES.test(path)) return true;
  return !isSlug(path.slice(path.lastIndexOf('/') + 1));
}

/** Whether an article with this slug has an address: a browser reads `..` as the folder above. */
export function isSlug(slug: string): boolean {
  return slug !== '.' && slug !== '..';
}

/** Whether a fixed screen is at this path, whatever the content. */
export function isFixedPath(path: string): boolean {
  if (FIXED.has(path)) return true;
  const page = BLOGS_PAGE.exec(path)?.[1];
  return page !== undefined && parseBlogsPage(page) !== null;
}
