/** What the services screen says where no field of the content service does (specification §2). */
export const SERVICES_COPY = {
  title: 'SERVICES',
  text: 'What we do, and what it takes.',
  breadcrumb: 'Services',
  label: 'WHAT WE OFFER',
  heading: 'Our Main Services',
  more: 'More services',
  /** Ends the list of them: leads to the quote. */
  notSure: 'Not sure which one you need?',
  ask: 'Ask for a quote',
  empty: 'Our services will be listed here soon. Until then, tell us what you need.',
} as const;
