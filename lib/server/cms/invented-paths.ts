import 'server-only';
import { parseArticlePath, postPath } from '@/lib/routing/article-path';
import { isMenuPlace } from '@/lib/routing/menu-links';
import { withReadSearch } from '@/lib/routing/read-search';
import { decodePath } from '@/lib/routing/redirects';
import { quotePath, servicePath } from '@/lib/routing/routes';
import { isUploadedFile } from '@/lib/routing/uploaded-file';
import { articleMirror } from './content';
import { knownLists } from './known-lists';
import { articlePathOf, isRedirected } from './unknown-paths';

/**
 * Whether a path is one of those that anybody can invent, each of which is rendered: it shows an article below
 * words that are no place of the menu, or redirects from below a folder, from the old slug of an article, or to
 * a file of the content service. False where that is not certain.
 *
 * @param path Percent-encoded.
 */
export function isInventedPath(path: string): boolean {
  if (isUploadedFile(path)) return true;
  const page = articlePathOf(path);
  return page !== null && (isInventedPlace(page) || isInventedRedirect(page));
}

function isInventedPlace(page: string): boolean {
  const { entries } = knownLists().menu;
  if (entries === null) return false;
  const place = parseArticlePath(page.slice(1).split('/'));
  if (!place || place.parents.length === 0 || page === postPath(place.slug)) return false;
  return articleMirror().isMissing(place.slug) === false && !isMenuPlace(place, entries);
}

/** Whether a redirect that does not name the path applies to it. */
function isInventedRedirect(page: string): boolean {
  const path = decodePath(page);
  return (
    isRedirected(page) &&
    knownLists().redirects.entries?.every(({ from }) => from !== path) === true
  );
}

/**
 * Whether a URL asks the quote form for a service that has no page: anybody can invent such services. False
 * where that is not certain.
 *
 * @param url A path, with what follows it.
 */
export function isInventedService(url: string): boolean {
  // As the page gets it.
  const page = withReadSearch(url, false);
  const form = quotePath('');
  const { entries } = knownLists().proofPaths;
  return page.startsWith(form) && entries?.includes(servicePath(page.slice(form.length))) === false;
}
