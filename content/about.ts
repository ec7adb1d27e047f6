/** What the about screens say where no field of the content service does (specification §2, About). */
export const ABOUT_COPY = {
  title: 'Company Profile',
  breadcrumb: 'ABOUT US',
  differentiatorsLabel: 'Why us',
  differentiatorsTitle: 'What sets us apart',
  valuesLabel: 'Core values',
  valuesTitle: 'What we hold to',
  visionTitle: 'Our vision',
  figuresTitle: 'The firm in numbers',
  membershipsLabel: 'Partnerships',
  membershipsTitle: 'Where we are members',
  membershipsText: 'Associations and corridors we belong to, and answer to.',
  closingTitle: 'Ready to Transform Your Business?',
} as const;

export const TEAM_COPY = {
  title: 'Management Team',
  label: 'People',
  heading: 'Our Team',
  leadership: 'Leadership',
  others: 'Practice and country leads',
  empty: 'The team will be introduced here soon.',
  emptyText: 'Until then, the quickest way to meet them is to ask for one of them.',
  /** For a member nobody has written about yet. */
  noBiography:
    'A few words about this colleague are still being written. Ask us for an introduction and you will hear the rest in person.',
  quoteLabel: 'REQUEST',
  quoteTitle: 'A Free Quote',
  quoteText: 'Say what you need in a few lines. One of the people above reads it.',
  joinLabel: 'Come closer',
  joinTitle: 'Work with these people',
  joinText:
    'As a client, as a colleague, or over one coffee first. Write to us and the right one of them answers.',
} as const;
