import type { SearchEntry } from './search';

/** What each kind of entry is called where it is found. */
export const SEARCH_KINDS = {
  article: 'Article',
  service: 'Service',
  question: 'Question',
  person: 'Team',
} as const satisfies Record<SearchEntry['kind'], string>;
