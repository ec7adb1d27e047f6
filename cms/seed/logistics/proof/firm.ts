import type { SeedCertificate, SeedPressKit, SeedVacancy } from '../../proof-types';
import { covers, logo, logoLight, scenes } from '../media';

export const certificates: SeedCertificate[] = [
  {
    name: 'Licensed customs agent',
    issuer: 'Sample revenue authority',
    number: 'SAMPLE-CA-0001',
    validYears: 2,
    file: { file: 'certificate-sample.pdf', alt: '' },
  },
  {
    name: 'Bonded warehouse, Ubungo',
    issuer: 'Sample revenue authority',
    number: 'SAMPLE-BW-0001',
    validYears: 2,
  },
];

export const vacancies: SeedVacancy[] = [
  {
    slug: 'declaration-officer',
    title: 'Declaration officer',
    location: 'Dar es Salaam',
    employment: 'full-time',
    summary: 'You lodge declarations before the ship berths, and argue about codes in good time.',
    description: `## What you will do

- Read the invoice, find the code, ask for the ruling.
- Lodge the declaration, and follow it to the release.

## What you bring

- A customs agent’s licence, or the exam in sight.
- Swahili and English.

## What we offer

- As many files as one person can carry.
- A bonus for every month without demurrage.`,
  },
];

export const pressKit: SeedPressKit = {
  intro: 'Logos and pictures, the facts in one paragraph, and a person who answers today.',
  boilerplate:
    'Msafara Logistics, founded in Dar es Salaam in 2008, moves freight by air, sea and land between the port of Dar es Salaam and the countries behind it. Msafara is Swahili for caravan.',
  contactName: 'Hamisi Kileo',
  contactRole: 'Managing Director',
  contactPhone: '+255 22 000 0040',
  contactEmail: 'press@msafara.example',
  files: [
    { name: 'Logo, for light ground', file: logo },
    { name: 'Logo, for dark ground', file: logoLight },
    { name: 'Port of Dar es Salaam', file: scenes.crane },
    { name: 'The shed at Ubungo', file: scenes.warehouse },
    { name: 'On the road to Lusaka', file: scenes.road },
    { name: 'The weave, our pattern', file: covers.dark1 },
  ],
};
