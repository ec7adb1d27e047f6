/** What the FAQ screen says itself (specification §2, FAQ). */
export const FAQ_COPY = {
  breadcrumb: 'FAQ',
  heading: 'FREQUENTLY ASKED',
  subHeading: 'Questions',
  groups: 'Topics',
  empty: 'No questions yet.',
  askTitle: 'Didn’t find your question?',
  askText: 'Send it to us.',
  ask: 'Ask your question',
} as const;
