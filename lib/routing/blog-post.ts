import type { ArticleSummary } from '@/content-client';
import { postPath } from './article-path';

/** How many articles of the blog list an article is compared with: as many as one read brings. */
export const MAX_COMPARED_POSTS = 100;

/**
 * Whether an article is a post of the blog list: not one of the menu, and none outside the list, as the
 * privacy policy. Where the service does not say it, the newest of the list are, and where there are so many, so
 * is what may be older.
 *
 * @param address The article's canonical path.
 * @param newest The newest articles of the blog list, up to {@link MAX_COMPARED_POSTS}; `null`: nobody knows
 *   them, so that it may be one.
 */
export function isBlogPost(
  { slug, isPost }: Pick<ArticleSummary, 'slug' | 'isPost'>,
  address: string,
  newest: readonly Pick<ArticleSummary, 'slug'>[] | null,
): boolean {
  if (address !== postPath(slug)) return false;
  if (isPost !== null) return isPost;
  if (newest === null || newest.length >= MAX_COMPARED_POSTS) return true;
  return newest.some((article) => article.slug === slug);
}
