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
    summary:
      'You lodge declarations before the ship berths, and settle questions about codes in time.',
    description: `## What you will do

- Read the invoice, find the code, ask for the ruling.
- Lodge the declaration, and follow it to the release.

## What you bring

- A customs agent’s licence, or the exam in sight.
- Swahili and English.

## What we offer

- No more than twenty open files at a time, so that each is read twice.
- The examination and licence fees, every year.
- A bonus for every month without demurrage.`,
  },
  {
    slug: 'driver-lusaka-corridor',
    title: 'Driver, Lusaka corridor',
    location: 'Dar es Salaam',
    employment: 'full-time',
    summary: 'You take containers to Lusaka and back, rested, and with the papers ahead of you.',
    description: `## What you will do

- Inspect the truck before each trip, with the fitter, and sign only for what you have seen.
- Photograph seal, weight and door before you start the engine.
- Call the desk when something is not as it should be. You decide where it is safe to stop.

## What you bring

- A class E licence, and three years with articulated trucks.
- Swahili, and enough English for a border.
- A telephone that you can read a map on. The truck has the rest.

## What we offer

- No driving after ten at night, and no more than nine hours in a day.
- An allowance for each night away, paid before you leave.
- A truck that is never older than nine years, and a say in who repairs it.`,
  },
  {
    slug: 'operations-desk-night-shift',
    title: 'Operations desk, night shift',
    location: 'Dar es Salaam',
    employment: 'full-time',
    summary: 'You watch every load that moves at night, and call clients before they have to ask.',
    description: `## What you will do

- Watch positions, temperatures and borders, and ring the driver when a reading is wrong.
- Tell clients of a delay, with the reason and the options.
- Write the handover that the morning reads first.

## What you bring

- A clear voice, and the patience to say the same thing twice.
- Swahili and English. French helps on the road to Bujumbura.

## What we offer

- Four nights on, four days off, known six weeks ahead.
- A taxi both ways, and a hot meal at midnight.
- A place at the day desk after two years, if you want it.`,
  },
];

export const pressKit: SeedPressKit = {
  intro: 'Logos and pictures, the facts in one paragraph, and a person who answers today.',
  boilerplate:
    'Msafara Logistics, founded in Dar es Salaam in 2008, moves freight by air, sea and land between the port of Dar es Salaam and the countries inland. Msafara is Swahili for convoy.',
  contactName: 'Hamisi Kileo',
  contactRole: 'Managing Director',
  contactPhone: '+255 22 000 0040',
  contactEmail: 'press@msafara.example',
  files: [
    { name: 'Logo for light backgrounds', file: logo },
    { name: 'Logo for dark backgrounds', file: logoLight },
    { name: 'Port of Dar es Salaam', file: scenes.crane },
    { name: 'The shed at Ubungo', file: scenes.warehouse },
    { name: 'On the road to Lusaka', file: scenes.road },
    { name: 'The weave, our pattern', file: covers.dark1 },
  ],
};
