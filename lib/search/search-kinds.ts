import type { SearchEntry } from './search-entry';

/** The label of each kind of entry in the results. */
export const SEARCH_KINDS = {
  article: 'Article',
  service: 'Service',
  question: 'Question',
  person: 'Team',
  'case study': 'Case study',
  vacancy: 'Vacancy',
  page: 'Page',
} as const satisfies Record<SearchEntry['kind'], string>;
