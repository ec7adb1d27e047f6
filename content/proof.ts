/** What the page of a service says besides its content. */
export const SERVICE_PAGE_COPY = {
  /** What visitors look for who mean any of them. */
  keywords: 'service, services',
  outcomes: 'What you get',
  audience: 'Who it is for',
  price: 'Price',
  from: 'from',
  upTo: 'up to',
  duration: 'Duration',
  lead: 'Your contact',
  call: 'Call',
  writeTo: (name: string) => `Write to ${name}`,
  about: (service: string) => `${service}: what you get, price, questions`,
  proof: 'Proof',
  proofTitle: 'Results for other clients',
  questions: 'Questions',
  questionsTitle: 'Common questions',
  questionTitle: 'A common question',
  quoteLabel: 'Request',
  quoteTitle: (service: string) => `A quote for ${service}`,
  quote: 'Get a quote',
  readMore: 'How we work',
  others: 'Other services',
  inShort: 'At a glance',
} as const;

/** The list of case studies, and a case study. */
export const CASE_STUDIES_COPY = {
  title: 'Case Studies',
  label: 'Proof',
  text: 'What our clients had before, and what they have now.',
  breadcrumb: 'Case Studies',
  before: 'Before',
  after: 'After',
  client: 'Client',
  sector: 'Sector',
  product: 'Product',
  location: 'Location',
  period: 'Period',
  facts: 'The project at a glance',
  read: 'Read the case study',
  aboutService: (service: string) => `About ${service}`,
  homeTitle: 'Before and after',
  all: 'All case studies',
  testimonials: 'What clients say',
  next: 'More case studies',
} as const;

/** Open positions; what the setting `careers` says stands in its place. */
export const CAREERS_COPY = {
  title: 'Careers',
  label: 'Work here',
  text: 'What the work is, where it is, and whom to write to.',
  breadcrumb: 'Careers',
  keywords: 'vacancy, vacancies, job, jobs, career, hiring, kazi, ajira',
  open: 'Open positions',
  workingHere: 'Working here',
  howWeWork: 'How we work and hire',
  missed: 'No position that fits? Tell us what you do well.',
  write: 'Write to us',
  apply: 'Apply by email',
  applyTitle: 'How to apply',
  applyText: 'Write to us, name the position, and attach your CV.',
  subject: (title: string) => `Application: ${title}`,
  until: 'Apply by',
  published: 'Published',
  place: 'Location',
  kind: 'Employment',
  facts: 'The position at a glance',
  others: 'Other open positions',
  employment: {
    'full-time': 'Full time',
    'part-time': 'Part time',
    'fixed-term': 'Fixed term',
    internship: 'Internship',
  },
} as const;

/** The press kit. */
export const PRESS_COPY = {
  title: 'Press',
  label: 'For journalists',
  text: 'Images, facts, and a contact.',
  breadcrumb: 'Press',
  keywords: 'press kit, media, journalist, logo, images, interview',
  contact: 'Your contact',
  call: 'Call',
  write: 'Write',
  facts: 'The facts in one paragraph',
  images: 'Images and files',
  download: 'Download',
  /** Stands in for the name of a file that has none. */
  file: 'File',
  people: 'Management Team',
  profile: 'Company Profile',
} as const;

/** Registrations and certificates, on the company profile. */
export const REGISTRATIONS_COPY = {
  label: 'For procurement',
  title: 'Registrations and certificates',
  keywords:
    'registration, TIN, VRN, VAT, BRELA, licence, tax, procurement, tender, certificate, ISO, company number',
  legalName: 'Registered name',
  registrations: 'Registrations',
  certificates: 'Certificates',
  number: 'Number',
  validUntil: 'Valid until',
  open: 'Open the certificate',
  of: (name: string) => `of ${name}`,
} as const;
