import type { SeedTeamMember } from '../types';

const portrait = (file: string, name: string) => ({
  file: `portrait-${file}.webp`,
  alt: `Monogram of ${name}`,
});

export const team: SeedTeamMember[] = [
  {
    name: 'Hamisi Kileo',
    designation: 'Managing Director',
    description:
      'Hamisi began as a tally clerk on berth seven, counting bags of fertiliser with a pencil. He founded Msafara in 2008 with two trucks and a borrowed desk in Gerezani, and he still reads every complaint himself, the short ones first.',
    profile: portrait('hamisi-kileo', 'Hamisi Kileo'),
    order: 10,
  },
  {
    name: 'Grace Mollel',
    designation: 'Director of Operations',
    description:
      'Grace runs the desk that never closes. She came from an airline, where she learned to plan backwards from the hour that matters, and she taught the rest of us. Ask her for the state of any load and she answers without opening the screen.',
    profile: portrait('grace-mollel', 'Grace Mollel'),
    order: 20,
  },
  {
    name: 'Idrissa Makame',
    designation: 'Head of Customs',
    description:
      'Idrissa has been a licensed customs agent since 2003 and reads the tariff book the way others read football results. His team of nine lodges declarations before the vessel arrives, so that the argument about a code takes place while the cargo is still at sea.',
    profile: portrait('idrissa-makame', 'Idrissa Makame'),
    order: 30,
  },
  {
    name: 'Upendo Massawe',
    designation: 'Sea Freight Manager',
    description:
      'Upendo books the ships. She keeps a notebook of which service kept its schedule and which did not, week by week, and chooses from it rather than from brochures.',
    profile: portrait('upendo-massawe', 'Upendo Massawe'),
    order: 40,
  },
  {
    name: 'Peter Shayo',
    designation: 'Fleet Manager',
    description:
      'Peter is responsible for sixty-two trucks and the seventy-eight people who drive them. He drove the Lusaka road himself for eleven years and knows every lay-by on it that is safe to sleep in.',
    profile: portrait('peter-shayo', 'Peter Shayo'),
    order: 50,
  },
  {
    name: 'Fatma Juma',
    designation: 'Warehouse Manager',
    description:
      'Fatma looks after the bonded shed and the yard at Ubungo. She introduced the Friday count, and since then nobody has had to say that something must be around here somewhere.',
    profile: portrait('fatma-juma', 'Fatma Juma'),
    order: 60,
  },
  {
    name: 'Kelvin Ngowi',
    designation: 'Head of Tracking and Systems',
    description:
      'Kelvin built our first tracker from a phone and a biscuit tin. Today he is responsible for the online tracking, for AIVA, and for making sure that both say “I do not know” when they do not.',
    profile: portrait('kelvin-ngowi', 'Kelvin Ngowi'),
    order: 70,
  },
  {
    name: 'Mariam Bakari',
    designation: 'Claims and Insurance',
    description:
      'When something breaks, Mariam gathers the photographs, the seal numbers and the signatures while they can still be found. Most of her files close within six weeks.',
    order: 80,
  },
  {
    name: 'Joseph Temba',
    designation: 'Corridor Coordinator, Lusaka',
    order: 90,
  },
];
