import 'server-only';
import { TAGS } from '@/content-client';
import { decodePath, isFrom } from '@/lib/routing/redirects';
import { ROUTES } from '@/lib/routing/routes';
import type { CachedPage } from './cached-pages';

/** What an article is cached as: its screen, its text as Markdown (at the same path below /api/markdown), its image for sharing. */
const SUFFIXES = ['', '.png'] as const;
/** The 'Page not Found' screen at its own paths, ours and the framework's. */
const NOT_FOUND: readonly string[] = [ROUTES.noArticleFound, '/_not-found'];

/** Paths to regenerate: the changed entry's own pages, and what else shows it. */
export type AffectedPages = { entryPages: string[]; dependentPages: string[] };

/** What a change affects: content by its tags, an article by its slug, a redirect by its `from`. */
type Change = { tags: readonly string[]; slug: string | null; from?: string | null };

/**
 * The paths to regenerate after content changed, in both parts the most visited first, which are the
 * short ones. A cached 404 is regenerated only where the entry may now be found: the article by its
 * slug, the redirect by the path it starts `from`.
 */
export function affectedPages(
  pages: readonly CachedPage[],
  { tags, slug, from = null }: Change,
): AffectedPages {
  const changed = new Set(tags);
  const ends = slug === null ? [] : SUFFIXES.map((end) => `/${encodeURIComponent(slug)}${end}`);
  const isOfEntry = (path: string) =>
    ends.some((end) => path.endsWith(end)) ||
    (from !== null && isFrom(from, decodePath(path) ?? path));
  const isShareImage = (path: string) => path.startsWith('/share-image/');
  // Drawing one takes long, and it shows only the entry itself and the organization's profile.
  const isOutdated = (path: string) =>
    !isShareImage(path) || isOfEntry(path) || changed.has(TAGS.companyProfile);
  const isEntryPage = (path: string) => isOfEntry(path) && !isShareImage(path);
  const depth = (path: string) => path.split('/').length;
  const paths = pages
    .filter((page) => page.tags.some((tag) => changed.has(tag)))
    .filter((page) => page.status !== 404 || isOfEntry(page.path) || NOT_FOUND.includes(page.path))
    .filter((page) => isOutdated(page.path))
    .map((page) => page.path)
    .sort((a, b) => depth(a) - depth(b) || a.length - b.length);
  return {
    entryPages: paths.filter(isEntryPage),
    dependentPages: paths.filter((path) => !isEntryPage(path)),
  };
}
