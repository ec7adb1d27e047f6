import type { SeedServiceDetail } from '../types';
import { icon, serviceBackground } from './media';

const core: SeedServiceDetail[] = [
  {
    title: 'Air Freight',
    description:
      'Spare parts, medicines and fresh fish through Dar es Salaam airport, booked the same day.',
    icon: icon('air'),
    link: '/services/air-freight',
  },
  {
    title: 'Sea Freight',
    description: 'Full and shared containers through Dar es Salaam, Tanga and Mombasa.',
    icon: icon('sea'),
    link: '/services/sea-freight',
  },
  {
    title: 'Road Freight',
    description: 'Sixty-two of our own trucks between the port, the lakes, Lubumbashi and Lusaka.',
    icon: icon('road'),
    link: '/services/road-freight',
  },
  {
    title: 'Customs Clearance',
    description: 'Declarations lodged before the ship arrives, by licensed agents on our payroll.',
    icon: icon('customs'),
    link: '/services/customs-clearing',
  },
  {
    title: 'Warehousing',
    description: 'A bonded shed and an open yard at Ubungo, counted every Friday.',
    icon: icon('warehouse'),
    link: '/services/warehousing',
  },
  {
    title: 'Project Cargo',
    description:
      'Transformers, boilers and mill rolls, with a survey of the route before the crane is booked.',
    icon: icon('project-cargo'),
    link: '/services/project-cargo',
  },
  {
    title: 'Cold Chain',
    description:
      'Avocados, vaccines and frozen fish kept in range, with a reading every ten minutes.',
    icon: icon('cold-chain'),
    link: '/services/cold-chain',
  },
  {
    title: 'Load Tracking',
    description:
      'One page with position, border, papers and expected hour for every load you have open.',
    icon: icon('tracking'),
    link: '/tracking/online-tracking',
  },
  {
    title: 'Cargo Insurance',
    description:
      'Cover arranged per shipment, and a claims desk that gathers the evidence for you.',
    icon: icon('insurance'),
    link: '/services/cargo-insurance',
  },
  {
    title: 'Supply Chain Advice',
    description: 'We read a year of your invoices and show where the days and the shillings went.',
    icon: icon('consulting'),
    link: '/services/supply-chain-advice',
  },
];

// One has no icon of its own: the site then draws its truck.
const main: SeedServiceDetail[] = [
  {
    title: 'International Freight',
    description:
      'Door to door by air and sea, from the supplier in Guangzhou or Hamburg to the shelf in Kariakoo.',
    icon: icon('sea'),
    backgroundImage: serviceBackground(1),
    link: '/services/sea-freight',
  },
  {
    title: 'Regional Haulage',
    description:
      'Scheduled departures to Lusaka, Kigali, Bujumbura and Kampala, with our own people at the borders.',
    backgroundImage: serviceBackground(3),
    link: '/services/road-freight',
  },
  {
    title: 'Customs and Compliance',
    description:
      'Tariff codes checked before you order, permits ready before the ship berths, duty passed on at cost.',
    icon: icon('customs'),
    backgroundImage: serviceBackground(4),
    link: '/services/customs-clearing',
  },
  {
    title: 'Storage and Distribution',
    description:
      'Bonded and open storage at Ubungo, shop deliveries across the city six mornings a week.',
    icon: icon('warehouse'),
    backgroundImage: serviceBackground(5),
    link: '/services/warehousing',
  },
  {
    title: 'Heavy and Out of Gauge',
    description:
      'Route survey, permits, escorts and cranes for pieces that no ordinary trailer takes.',
    icon: icon('project-cargo'),
    backgroundImage: serviceBackground(6),
    link: '/services/project-cargo',
  },
  {
    title: 'Temperature-Controlled Freight',
    description:
      'Cold all the way, from the packing shed in Njombe to the reefer plug on the quay.',
    icon: icon('cold-chain'),
    backgroundImage: serviceBackground(2),
    link: '/services/cold-chain',
  },
];

export const services = { core, main };
