import type { SeedFile, SeedTeamMember } from '../types';

function portrait(file: string, name: string): SeedFile {
  return { file: `portrait-${file}.webp`, alt: `Monogram of ${name}` };
}

export const team: SeedTeamMember[] = [
  {
    order: 10,
    name: 'Neema Kessy',
    designation: 'Managing Director',
    description:
      'Neema kept the books of a sisal estate in Tanga before she installed its first accounting system, and found the second job more interesting. She founded Nyuzi in 2008 with two colleagues and one rented desk. She still reads every project’s closing report, and calls the client’s controller herself three months after go-live to ask what nobody has dared to complain about.',
    profile: portrait('neema-kessy', 'Neema Kessy'),
  },
  {
    order: 20,
    name: 'Baraka Mushi',
    designation: 'Director of Delivery',
    description:
      'Baraka has led more than ninety go-lives and slept in the office for seven of them, the last in 2019. He decides whether a project is ready to start, and he has said no on a Friday evening more than once. He trained as a civil engineer in Dar es Salaam, and plans cutovers the way others plan bridges.',
    profile: portrait('baraka-mushi', 'Baraka Mushi'),
  },
  {
    order: 30,
    name: 'Zawadi Lyimo',
    designation: 'Chief Technology Officer',
    description:
      'Zawadi answers for everything we run for clients: the cloud platform, the connectors, and AIVA. She wrote the first version of our fiscal receipt connector over two weeks in 2014, and has spent the years since making it shorter. She teaches databases to third-year students on Thursday evenings.',
    profile: portrait('zawadi-lyimo', 'Zawadi Lyimo'),
  },
  {
    order: 40,
    name: 'Juma Nassoro',
    designation: 'Head of ERP, S/4',
    description:
      'Juma leads the S/4 practice and has taken six groups of companies through their first consolidated close. He began on the factory floor of a bottling plant in Mbeya, and he still starts each project with a day beside the machines.',
    profile: portrait('juma-nassoro', 'Juma Nassoro'),
  },
  {
    order: 50,
    name: 'Rehema Chande',
    designation: 'Head of ERP, Business One',
    description:
      'Rehema has put Business One into workshops with ten users and distributors with ninety. She knows the tax forms of four countries by their numbers. Clients know her for the question she opens every workshop with: who types this today, and from which piece of paper?',
    profile: portrait('rehema-chande', 'Rehema Chande'),
  },
  {
    order: 60,
    name: 'Elias Mfinanga',
    designation: 'Head of Integration',
    description:
      'Elias connects what was never meant to be connected: a weighbridge from 1998, a bank’s host-to-host channel, forty tills in Kariakoo. He keeps a shelf of serial cables, labelled, in the corridor behind the kitchen.',
    profile: portrait('elias-mfinanga', 'Elias Mfinanga'),
  },
  {
    order: 70,
    name: 'Salma Othman',
    designation: 'Head of Support',
    description:
      'Salma runs the desk that answers day and night. She came from a hospital ward in Zanzibar, where she learned to take over a shift properly, and brought the written handover with her. Half of the calls to her desk are now solved by the person who picks up.',
    profile: portrait('salma-othman', 'Salma Othman'),
  },
  {
    order: 80,
    name: 'Daudi Komba',
    designation: 'Country Manager, Zambia',
    description:
      'Daudi opened our Lusaka office in 2021 after ten years on the road between Tunduma and the Copperbelt, first for a haulier, then for the software that the haulier used. He speaks five languages and negotiates in all of them.',
  },
  { order: 90, name: 'Anna Swai', designation: 'Head of Training' },
];
