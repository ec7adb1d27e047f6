import { postPath } from '@/lib/routing/article-path';
import type { SearchEntry } from './search-entry';

const SEARCH_KINDS = {
  article: 'Article',
  service: 'Service',
  question: 'Question',
  person: 'Team',
  'case study': 'Case study',
  vacancy: 'Vacancy',
  page: 'Page',
} as const satisfies Record<SearchEntry['kind'], string>;

/** The label of an entry in the results; an article that the menu leads to is a page of the site. */
export function nameOfKind({ kind, href }: Pick<SearchEntry, 'kind' | 'href'>): string {
  const isPage = kind === 'article' && !href.startsWith(postPath(''));
  return SEARCH_KINDS[isPage ? 'page' : kind];
}
