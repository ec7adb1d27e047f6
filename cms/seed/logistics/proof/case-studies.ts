import type { SeedCaseStudy, SeedTestimonial } from '../../proof-types';
import { scenes } from '../media';

/** The clients are made up, and every page says so. */
const EXAMPLE =
  'An example: clients and figures are made up, to show what a case study looks like here.';

export const caseStudies: SeedCaseStudy[] = [
  {
    slug: 'no-demurrage-in-a-year',
    title: 'A year without demurrage',
    client: 'Mlima Foods',
    logo: { file: 'partner-mlima-foods.svg', alt: 'Mlima Foods' },
    sector: 'Food',
    product: 'Sea freight and customs',
    location: 'Dar es Salaam',
    period: 'July 2025 to June 2026',
    summary: 'Sixty-four containers, all of them out of the port before the free days were over.',
    cover: scenes.crane,
    changes: [
      { label: 'Time in port', before: '13 days', after: '5 days' },
      { label: 'Demurrage in a year', before: 'USD 38,400', after: 'USD 0' },
      { label: 'Declarations lodged before berthing', before: '10%', after: '100%' },
    ],
    note: EXAMPLE,
    quote: 'I have stopped asking where the container is. It is here.',
    quoteName: 'Head of purchasing',
    quoteRole: 'Mlima Foods',
    blocks: [
      {
        __component: 'shared.rich-text-markdown-wrapper',
        title: 'Where it began',
        body: 'The papers arrived after the ship. Each box waited for a permit that could have been asked for a month earlier, and each day cost more than the day before. [How demurrage works](/post/how-demurrage-works) shows the arithmetic.',
      },
      {
        __component: 'shared.rich-text-markdown-wrapper',
        title: 'What we did',
        body: 'One list per order, opened on the day it is placed: code, permits, free days, ship. The declaration goes in while the cargo is at sea, so that the argument about a code takes place there too.',
      },
    ],
  },
  {
    slug: 'eleven-days-to-lusaka-became-six',
    title: 'To Lusaka in 6 days instead of 11',
    client: 'Pwani Water',
    logo: { file: 'partner-pwani-water.svg', alt: 'Pwani Water' },
    sector: 'Utilities',
    product: 'Road freight',
    location: 'Lusaka',
    period: 'January to May 2026',
    summary: 'Pipes for a pumping station, forty trucks, and a border that was ready for them.',
    cover: scenes.road,
    changes: [
      { label: 'Gate to gate, 9 trucks in 10', before: '11 days', after: '6 days' },
      { label: 'Waiting at Tunduma', before: '73 h', after: '16 h' },
      { label: 'Calls to ask where it is', before: '30 a week', after: '2 a week' },
    ],
    note: EXAMPLE,
    blocks: [
      {
        __component: 'shared.rich-text-markdown-wrapper',
        title: 'Where it began',
        body: 'Each truck carried its own papers, and the entry for Zambia was lodged when it had reached the border. So the first trucks stood at Tunduma for three days, and the crane in Lusaka was paid to wait for them.',
      },
      {
        __component: 'shared.rich-text-markdown-wrapper',
        title: 'What we did',
        body: 'The papers of all forty trucks were at the border before the first of them. Two of our people stood at the window in turns. The road itself is described [day by day](/post/dar-to-lusaka-day-by-day).',
      },
    ],
  },
  {
    slug: 'avocados-that-arrive-firm',
    title: 'Avocados that arrive firm',
    client: 'Savanna Agro',
    logo: { file: 'partner-savanna-agro.svg', alt: 'Savanna Agro' },
    sector: 'Agriculture',
    product: 'Cold chain',
    location: 'Njombe',
    period: 'March to May 2026',
    summary: 'One temperature record from the packing shed to the plug on the quay.',
    cover: scenes.orchard,
    changes: [
      { label: 'Containers refused on arrival', before: '12%', after: '3%' },
      { label: 'Fruit out of range', before: '9 h', after: '0 h' },
      { label: 'Shed to ship', before: '6 days', after: '3 days' },
    ],
    note: EXAMPLE,
    blocks: [
      {
        __component: 'shared.rich-text-markdown-wrapper',
        title: 'Where it began',
        body: 'In the season before, seven containers of fifty-eight were refused in Europe. The shed had one record of the temperature and the haulier another; between them lay nine hours that nobody could explain.',
      },
      {
        __component: 'shared.rich-text-markdown-wrapper',
        title: 'What we did',
        body: 'The truck is plugged in before it is loaded. A reading is taken every ten minutes, and two in a row that are more than a degree off ring a telephone. When a fuel filter blocked one night in April, the air in the box went up to 8.4 degrees, and the fruit never passed 6.4. Of sixty-one containers two were refused. The story of the season is in [Avocados from Njombe](/post/avocados-from-njombe).',
      },
    ],
  },
];

export const testimonials: SeedTestimonial[] = [
  {
    text: 'The quote had eleven lines. Nine of them turned out lower, and so did the invoice.',
    name: 'Head of purchasing',
    role: 'Sample testimonial',
    organization: 'Mlima Foods',
    caseStudy: 'no-demurrage-in-a-year',
    servicePages: ['sea-freight', 'customs-clearing'],
  },
];
