import type { Redirect } from '@/content-client';
import { parseArticlePath } from '@/lib/routing/article-path';
import { findRedirect } from '@/lib/routing/redirects';
import { isFixedPath, isReservedPath } from '@/lib/routing/reserved-paths';
import { withoutTrailingSlashes } from '@/lib/routing/trailing-slashes';
import { isUploadedFile } from '@/lib/routing/uploaded-file';

const MAX_HOPS = 20;

/** Which paths the site serves, derived from the same content. */
export class SiteAddresses {
  readonly #slugs: ReadonlySet<string>;
  readonly #redirects: readonly Redirect[];
  readonly #pages: ReadonlySet<string>;

  /**
   * @param slugs Of the published articles.
   * @param pages Paths of services, case studies and vacancies, of their lists and of the press page.
   */
  constructor(
    slugs: ReadonlySet<string>,
    redirects: readonly Redirect[],
    pages: ReadonlySet<string> = new Set(),
  ) {
    this.#slugs = slugs;
    this.#redirects = redirects;
    this.#pages = pages;
  }

  /** Whether there is a screen or article at this path (without query string and fragment). */
  hasScreen(path: string): boolean {
    return isFixedPath(path) || this.#pages.has(path) || this.slugAt(path) !== null;
  }

  /** The slug of the published article at this path, or `null`. */
  slugAt(path: string): string | null {
    if (this.#pages.has(path) || isReservedPath(path)) return null;
    const segments = path.split('/').slice(1);
    const slug = parseArticlePath(segments)?.slug;
    return slug !== undefined && this.#slugs.has(slug) ? slug : null;
  }

  /** Whether this path leads to a screen, to a file that staff have uploaded, or by a redirect to another site. */
  leadsSomewhere(path: string): boolean {
    let at = toPath(path);
    // Redirects in a loop lead nowhere.
    for (let hops = 0; hops < MAX_HOPS; hops += 1) {
      if (this.hasScreen(at) || isUploadedFile(at)) return true;
      const next = findRedirect(at, this.#redirects);
      if (next === null) return false;
      if (!next.href.startsWith('/')) return true;
      at = toPath(next.href);
    }
    return false;
  }
}

/** A path without query string, fragment and trailing slash. */
export function toPath(href: string): string {
  const path = /^[^?#]*/.exec(href)?.[0] ?? '';
  return path.length > 1 ? withoutTrailingSlashes(path) : path;
}
