/** What the page of a service says besides its content. */
export const SERVICE_PAGE_COPY = {
  outcomes: 'What you get',
  audience: 'For whom',
  price: 'Price',
  from: 'from',
  upTo: 'up to',
  duration: 'Duration',
  lead: 'Who leads it',
  about: (service: string) => `${service}: what you get, price, questions`,
  proof: 'Proof',
  proofTitle: 'What it changed elsewhere',
  questions: 'Questions',
  questionsTitle: 'Asked before signing',
  quoteLabel: 'Request',
  quoteTitle: (service: string) => `A quote for ${service}`,
  quote: 'Get a quote',
  call: (phone: string) => `Call ${phone}`,
  readMore: 'How it is done',
  others: 'Other services',
  inShort: 'In short',
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
  location: 'Place',
  period: 'When',
  facts: 'The project in short',
  read: 'Read the case',
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
  howWeWork: 'How we work, and how we choose',
  missed: 'No position that fits? Tell us what you do well.',
  write: 'Write to us',
  apply: 'Apply by e-mail',
  applyTitle: 'How to apply',
  applyText: 'Write to us, name the position, and attach what shows your work.',
  subject: (title: string) => `Application: ${title}`,
  until: 'Apply until',
  place: 'Place',
  kind: 'Employment',
  facts: 'The position in short',
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
  facts: 'In one paragraph',
  images: 'Images and files',
  download: 'Download',
  /** What is called so that nobody has named. */
  file: 'File',
  people: 'The people',
  profile: 'Company profile',
} as const;

/** Registrations and certificates, on the company profile. */
export const REGISTRATIONS_COPY = {
  label: 'On paper',
  title: 'What a procurement officer asks for',
  searchTitle: 'Registrations and certificates',
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
