import type { SeedFile, SeedServiceDetail } from '../types';

function icon(name: string): SeedFile {
  return { file: `icon-${name}.svg`, alt: '' };
}

function background(number: number, alt: string): SeedFile {
  return { file: `service-consultancy-0${number}.webp`, alt };
}

const core: SeedServiceDetail[] = [
  {
    title: 'ERP',
    description:
      'Finance, stock, production and people in one S/4 or Business One system that closes the month on time.',
    icon: icon('erp'),
    link: '/services/erp',
  },
  {
    title: 'Cloud and Hosting',
    description:
      'Servers in the region or beyond it, with a written plan for the day the line fails.',
    icon: icon('cloud'),
    link: '/services/cloud-and-hosting',
  },
  {
    title: 'Integration',
    description:
      'Weighbridges, tills, banks and customs declarations that pass figures on without retyping.',
    icon: icon('integration'),
    link: '/services/integration',
  },
  {
    title: 'Security',
    description: 'Access reviews, hardening, and an engineer on duty day and night.',
    icon: icon('security'),
    link: '/services/security',
  },
  {
    title: 'Data and Reporting',
    description:
      'The figures your managers need, on one page by eight o’clock, from the books you keep.',
    icon: icon('data'),
    link: '/services/data-and-reporting',
  },
  {
    title: 'Support 24/7',
    description:
      'When something has stopped, you speak within one hour to somebody who knows your system.',
    icon: icon('support'),
    link: '/services/support',
  },
  {
    title: 'Mobile Money',
    description: 'Collections and payouts on every network, matched to the invoice the same night.',
    icon: icon('mobile-money'),
    link: '/services/mobile-money',
  },
  {
    title: 'Payroll',
    description: 'Salaries, PAYE and pension returns for four countries, correct on the first run.',
    icon: icon('payroll'),
    link: '/services/payroll',
  },
  {
    title: 'Networks',
    description:
      'Two lines for each branch from Tanga to Lusaka. If one fails, we call before you notice.',
    icon: icon('network'),
    link: '/services/networks',
  },
  {
    title: 'Training',
    description:
      'Your own people learn to run the system, in their language, on their own month’s figures.',
    icon: icon('training'),
    link: '/services/training',
  },
];

// One has no icon on purpose: an editor may leave it out, and the site then draws its own.
const main: SeedServiceDetail[] = [
  {
    title: 'ERP Implementation',
    description: 'S/4 and Business One, from the first workshop to the third month-end close.',
    icon: icon('erp'),
    backgroundImage: background(1, 'Dark cloth woven in diamonds'),
    link: '/services/erp',
  },
  {
    title: 'Cloud Migration',
    description: 'From your server room to the cloud in one night, with a rehearsed way back.',
    icon: icon('cloud'),
    backgroundImage: background(2, 'Dark green cloth woven in rings'),
    link: '/services/cloud-and-hosting',
  },
  {
    title: 'Port and Logistics Systems',
    description: 'Gate, weighbridge, yard and invoice in one system, without retyping.',
    backgroundImage: background(3, 'Three bright threads that cross a dark ground in steps'),
    link: '/services/port-and-logistics',
  },
  {
    title: 'Payments and Mobile Money',
    description: 'Every shilling that comes in by phone, matched to its invoice by morning.',
    icon: icon('mobile-money'),
    backgroundImage: background(4, 'Dark red cloth woven in squares'),
    link: '/services/mobile-money',
  },
  {
    title: 'Managed Support',
    description: 'A desk in Dar es Salaam, day and night, with the history of your system at hand.',
    icon: icon('support'),
    backgroundImage: background(5, 'Dark cloth with narrow coloured stripes'),
    link: '/services/support',
  },
  {
    title: 'Field Networks',
    description: 'Radio, fibre and satellite to depots, quarries and farms.',
    icon: icon('network'),
    backgroundImage: background(6, 'Dark cloth woven in zigzag bands'),
    link: '/services/networks',
  },
];

export const services = { core, main };
