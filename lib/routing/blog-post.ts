import type { ArticleSummary } from '@/content-client';
import { postPath } from './article-path';

/** How many of the newest articles of the blog list one read brings: the service gives no more at once. */
export const MAX_POSTS = 100;

/** How many of them the news feed of the home page shows (specification §9). */
export const HOME_POSTS = 3;

/**
 * Whether an article is a post of the blog list: not one of the menu, and none outside the list, as the
 * privacy policy. Where the service does not say it, the newest of the list are, and where there are so many, so
 * is what may be older.
 *
 * @param address The article's canonical path.
 * @param newest The newest articles of the blog list, up to {@link MAX_POSTS}; `null`: nobody knows
 *   them, so that it may be one.
 */
export function isBlogPost(
  { slug, isPost }: Pick<ArticleSummary, 'slug' | 'isPost'>,
  address: string,
  newest: readonly Pick<ArticleSummary, 'slug'>[] | null,
): boolean {
  if (address !== postPath(slug)) return false;
  if (isPost !== null) return isPost;
  if (newest === null || newest.length >= MAX_POSTS) return true;
  return newest.some((article) => article.slug === slug);
}
