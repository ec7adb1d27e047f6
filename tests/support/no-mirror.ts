import type { ArticleSource } from '@/lib/server/search/search-entries';

/** Articles of which nothing is known: the search reads each from the content service. */
export const NO_MIRROR: ArticleSource = {
  list: () => null,
  restore: async () => undefined,
  find: async () => null,
};
