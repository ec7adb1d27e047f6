/** What the about screens say where no field of the content service does (specification §2, About). */
export const ABOUT_COPY = {
  title: 'Company Profile',
  breadcrumb: 'ABOUT US',
  differentiatorsLabel: 'Why us',
  differentiatorsTitle: 'What sets us apart',
  valuesLabel: 'Core values',
  valuesTitle: 'What we hold to',
  visionTitle: 'Our vision',
  figuresTitle: 'Our company in numbers',
  membershipsLabel: 'Partnerships',
  membershipsTitle: 'Where we are members',
  membershipsText: 'Associations we belong to.',
  since: (year: string) => `Since ${year}`,
  badges: 'Badges',
} as const;

export const TEAM_COPY = {
  title: 'Management Team',
  label: 'People',
  heading: 'Our Team',
  leadership: 'Leadership',
  others: 'Practice and country leads',
  empty: 'Our team will be introduced here soon.',
  emptyText: 'Until then, write to us and we will put you in touch.',
  contact: 'Contact Us',
  companyProfile: 'Company Profile',
  readMore: 'Read More',
  about: (name: string) => `about ${name}`,
  show: (name: string) => `Show ${name}`,
  /** For a member nobody has written about yet. */
  noBiography: 'There is no profile of this colleague yet. Contact us for an introduction.',
  quoteLabel: 'REQUEST',
  quoteTitle: 'A Free Quote',
  quoteText: 'Describe what you need in a few lines.',
  joinLabel: 'Get in touch',
  joinTitle: 'Work with these people',
  joinText: 'As a client, as a colleague, or over a coffee first: write to us.',
} as const;
