import type { Category } from '@/content-client';
import { safeHref } from '@/lib/routing/safe-href';

/** The branches of the category tree that lead anywhere: a topic to read about, not a dead word. */
export function linkedTopics(categories: readonly Category[]): Category[] {
  return categories
    .map((category) => ({ ...category, children: linkedTopics(category.children) }))
    .filter(({ link, children }) => safeHref(link) !== null || children.length > 0);
}
