import type { SeedMenuItem } from '../types';

// The order of the lines is the order in which editors added them; `order` decides on the site.
export const menus: SeedMenuItem[] = [
  {
    name: 'Corridors',
    slug: 'corridors',
    featuredTitle: 'Dar to Lusaka, day by day: 118 trips measured',
    featuredLink: '/post/dar-to-lusaka-day-by-day',
    order: 20,
    children: [
      {
        name: 'Dar to Lusaka',
        slug: 'lusaka',
        description: 'By road through Tunduma, with measured times.',
        order: 20,
        article: 'dar-to-lusaka',
      },
      {
        name: 'Central Corridor',
        slug: 'central-corridor',
        description: 'Dar es Salaam to the lakes, by road and rail.',
        order: 10,
        article: 'central-corridor',
        children: [
          {
            name: 'Dar to Kigali',
            slug: 'kigali',
            description: 'By road, or by rail and road, through Rusumo.',
            order: 10,
            article: 'dar-to-kigali',
          },
        ],
      },
    ],
  },
  { name: 'Blogs', slug: 'blogs', order: 50 },
  {
    name: 'Freight',
    slug: 'freight',
    featuredTitle: 'Avocados from Njombe, kept cold to the quay',
    featuredLink: '/post/avocados-from-njombe',
    order: 10,
    children: [
      {
        name: 'Road',
        slug: 'road-freight',
        description: 'Our own trucks and drivers, door to door.',
        order: 30,
        article: 'road-freight',
      },
      {
        name: 'Sea',
        slug: 'sea-freight',
        description: 'Full and shared containers.',
        order: 20,
        article: 'sea-freight',
        children: [
          {
            name: 'Shared container',
            slug: 'shared-container',
            description: 'Pay only for the space your cargo takes.',
            order: 20,
            article: 'shared-container',
          },
          {
            name: 'Full container',
            slug: 'full-container',
            description: 'A container of your own, dry or refrigerated.',
            order: 10,
            children: [
              {
                name: 'Refrigerated',
                slug: 'refrigerated-containers',
                description: 'Cold chain, with a reading every ten minutes.',
                order: 20,
                article: 'refrigerated-containers',
              },
              {
                name: 'Container numbers',
                slug: 'container-numbers',
                description: 'What they mean, and how to check one.',
                order: 10,
                article: 'reading-a-container-number',
              },
            ],
          },
        ],
      },
      {
        name: 'Air',
        slug: 'air-freight',
        description: 'Urgent cargo through Dar es Salaam airport.',
        order: 10,
        article: 'air-freight',
      },
    ],
  },
  { name: 'Customs', slug: 'customs-clearance', order: 40, article: 'customs-clearance' },
  {
    name: 'Tracking',
    slug: 'tracking',
    featuredTitle: 'How demurrage works, and how to stop paying it',
    featuredLink: '/post/how-demurrage-works',
    order: 30,
    children: [
      {
        name: 'AIVA, the assistant',
        slug: 'aiva-tracking',
        description: 'Ask where your load is, in your own words.',
        order: 20,
        article: 'aiva-tracking',
      },
      {
        name: 'Online tracking',
        slug: 'online-tracking',
        description: 'Every load on one page, day and night.',
        order: 10,
        article: 'online-tracking',
      },
    ],
  },
];
