/** What the quote screen, its dialog and its sections say themselves (specification §2, Quote modal). */
export const QUOTE_COPY = {
  label: 'Request',
  title: 'Request A Quote',
  formLabel: 'Request a quote',
  sectionFormLabel: 'Request a free quote',
  close: 'Close',
  stepsTitle: 'What happens next',
  call: (phone: string) => `Call ${phone}`,
} as const;
