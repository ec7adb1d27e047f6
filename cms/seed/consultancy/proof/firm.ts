import type { SeedCertificate, SeedPressKit, SeedVacancy } from '../../proof-types';
import { covers, gallery, logo, logoLight } from '../media';

export const certificates: SeedCertificate[] = [
  {
    name: 'ISO 9001:2015, quality management',
    issuer: 'Sample certification body',
    number: 'SAMPLE-QM-0001',
    validYears: 3,
    file: { file: 'certificate-sample.pdf', alt: '' },
  },
  {
    name: 'ISO/IEC 27001:2022, information security',
    issuer: 'Sample certification body',
    number: 'SAMPLE-IS-0001',
    validYears: 3,
    file: { file: 'certificate-sample.pdf', alt: '' },
  },
  {
    name: 'Gold partner',
    issuer: 'Halisi ERP',
    number: 'SAMPLE-GP-0001',
    validYears: 2,
  },
];

export const vacancies: SeedVacancy[] = [
  {
    slug: 'business-one-consultant',
    title: 'Business One consultant',
    location: 'Dar es Salaam',
    employment: 'full-time',
    summary:
      'You take workshops and mills from their spreadsheets to their first closed month, and stay until they need no help.',
    description: `## What you will do

- Sit beside the people who do the work, and ask who types this today, and from which piece of paper.
- Set up finance, stock and production with them, and test with their own figures.
- Be on site for the go-live weekend and for three closes.

## What you bring

- Bookkeeping you can explain simply.
- Two years with any ERP system, on either side of the desk.
- Swahili and English. French is welcome.

## What we offer

- A certificate in your first year, at our cost.
- No more than two go-lives at a time.
- Medical cover for your family, and Saturdays off when nothing goes live.

## How we choose

One telephone call, one morning with us, one answer within a week. Send your CV, and one page about something you made work.`,
  },
  {
    slug: 'support-engineer-night-shift',
    title: 'Support engineer, night shift',
    location: 'Dar es Salaam',
    employment: 'full-time',
    summary:
      'You answer clients at night, solve what you can, and hand over in writing in the morning.',
    description: `## What you will do

- Pick up, understand, help; or wake the one who can.
- Keep each case until the client closes it.
- Write the handover that the morning reads first.

## What you bring

- Calm. Everything else can be learned.
- Basic SQL and networks.
- Swahili and English.

## What we offer

- Four nights on, four days off.
- A taxi both ways, and dinner.
- A place in the consultant programme after a year.`,
  },
  {
    slug: 'internship-integration',
    title: 'Internship, integration',
    location: 'Dar es Salaam',
    employment: 'internship',
    closesYears: 2,
    summary: 'Six months beside Elias, with a serial cable and a real weighbridge.',
    description: `You study computer science or electronics and would like to see your code weigh forty tonnes.

- Six months, paid.
- A mentor, and a task of your own from the second week.
- Apply with something you built, however small.`,
  },
];

export const pressKit: SeedPressKit = {
  intro:
    'Logos and pictures, the facts in one paragraph, and a person who answers before your deadline.',
  boilerplate:
    'Nyuzi Consulting, founded in Dar es Salaam in 2008, installs and looks after business software for companies in East Africa. Sixty-two consultants, engineers and trainers work in Dar es Salaam, Mombasa and Lusaka. Nyuzi is Swahili for threads.',
  contactName: 'Neema Kessy',
  contactRole: 'Managing Director',
  contactPhone: '+255 22 000 0010',
  contactEmail: 'press@nyuzi.example',
  files: [
    { name: 'Logo for light backgrounds', file: logo },
    { name: 'Logo for dark backgrounds', file: logoLight },
    { name: 'Port of Dar es Salaam', file: gallery.portCrane },
    { name: 'A mill at work', file: gallery.mill },
    { name: 'Market till in Kariakoo', file: gallery.marketTill },
    { name: 'The weave, our pattern', file: covers.dark1 },
  ],
};
