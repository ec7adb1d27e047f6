import type { SearchEntry } from '@/lib/search/search-entry';

/** The search field of the overlay and its suggestions. */
export const SEARCH_FORM_COPY = {
  search: 'Search',
  field: 'Search this site',
  close: 'Close the search',
  topics: 'Topics',
  suggestions: 'Suggestions',
  noSuggestions: 'No results. Check the spelling, or try fewer words.',
  suggestionCount: (shown: number, total: number) => {
    const count = shown === 1 ? 'One suggestion' : `${shown} suggestions`;
    return total > shown ? `${count} of ${total} results` : count;
  },
} as const;

/** What a result is. */
export const SEARCH_KIND_LABELS = {
  article: 'Article',
  service: 'Service',
  question: 'Question',
  person: 'Team',
  'case study': 'Case study',
  vacancy: 'Vacancy',
  page: 'Page',
} as const satisfies Record<SearchEntry['kind'], string>;
