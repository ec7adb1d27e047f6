/** What the search screen says. */
export const SEARCH_COPY = {
  title: 'Search',
  metaTitle: (query: string, page: number) =>
    `Search${query && `: ${query}`}${page > 1 ? SEARCH_COPY.onPage(page) : ''}`,
  onPage: (page: number) => `, page ${page}`,
  resultsFor: (query: string) => `Results for “${query}”`,
  count: (total: number) => (total === 1 ? 'One result' : `${total} results`),
  noResults: (query: string) => `No results for “${query}”`,
  noResultsText: 'Check the spelling, try fewer or more common words, or ask us.',
  missed: 'Not what you were looking for?',
  ask: 'Ask us',
  pages: 'Pages of results',
  pageOf: (page: number, pageCount: number) => `Page ${page} of ${pageCount}`,
  previous: 'Previous',
  next: 'Next',
  topics: 'Topics',
  services: 'Services',
} as const;
