/** The search field of the overlay and its suggestions. */
export const SEARCH_FORM_COPY = {
  search: 'Search',
  field: 'Search this site',
  close: 'Close the search',
  topics: 'Topics',
  suggestions: 'Suggestions',
  noSuggestions: 'No suggestions',
  suggestionCount: (shown: number, total: number) => {
    const count = shown === 1 ? 'One suggestion' : `${shown} suggestions`;
    return total > shown ? `${count} of ${total} results` : count;
  },
} as const;
