/** What the quote screen says itself (specification §2, Quote modal). */
export const QUOTE_COPY = {
  label: 'Request',
  title: 'Request A Quote',
} as const;
