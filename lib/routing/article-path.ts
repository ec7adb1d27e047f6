import { decodeOrNull } from './decode-or-null';
import { MENU_LEVELS } from './routes';

/** First segment of the flat addresses. */
const POST_FOLDER = 'post';

const MAX_ARTICLE_SEGMENTS = MENU_LEVELS + 1;

/** The requested article: its slug, and the menu slugs before it. */
export type ArticlePath = { slug: string; parents: string[] };

/**
 * Reads the segments of a catch-all address as an article's address (specification §2).
 *
 * @param segments One to five percent-encoded segments; the last one is the article's slug.
 * @returns `null` for more than five segments, an empty segment or a malformed encoding.
 */
export function parseArticlePath(segments: readonly string[]): ArticlePath | null {
  if (segments.length > MAX_ARTICLE_SEGMENTS) return null;
  const parts: string[] = [];
  for (const segment of segments) {
    // Segments arrive percent-encoded, so "caf%C3%A9" must be decoded before the look-up.
    const part = decodeOrNull(segment);
    if (!part) return null;
    parts.push(part);
  }
  const slug = parts.at(-1);
  return slug ? { slug, parents: parts.slice(0, -1) } : null;
}

/**
 * Reads the segments of an article's whole path, `/post/{slug}` included.
 *
 * @returns Its slug, and the path in the form of this site; `null` for any other path.
 */
export function readArticleAddress(
  segments: readonly string[],
): { slug: string; path: string } | null {
  const isPost = segments[0] === POST_FOLDER && segments.length > 1;
  const place = parseArticlePath(isPost ? segments.slice(1) : segments);
  if (!place) return null;
  const parents = isPost ? [POST_FOLDER, ...place.parents] : place.parents;
  return { slug: place.slug, path: menuPath(parents, place.slug) };
}

/** Whether a path is percent-encoded correctly and without NUL characters. */
export function isWellFormedPath(path: string): boolean {
  return decodeOrNull(path)?.includes('\0') === false;
}

/** The flat address of an article, used by blog cards: `/post/{slug}`. */
export function postPath(slug: string): string {
  return `/${POST_FOLDER}/${encodeURIComponent(slug)}`;
}

/** The path of an article below the slugs of its menu entries. */
export function menuPath(parents: readonly string[], articleSlug: string): string {
  return `/${[...parents, articleSlug].map(encodeURIComponent).join('/')}`;
}
