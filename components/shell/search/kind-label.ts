import { SEARCH_KIND_LABELS } from '@/content/search-field';
import { postPath } from '@/lib/routing/article-path';
import type { SearchEntry } from '@/lib/search/search-entry';

/** The label of an entry in the results; an article that the menu leads to is a page of the site. */
export function kindLabel({ kind, href }: Pick<SearchEntry, 'kind' | 'href'>): string {
  const isPage = kind === 'article' && !href.startsWith(postPath(''));
  return SEARCH_KIND_LABELS[isPage ? 'page' : kind];
}
