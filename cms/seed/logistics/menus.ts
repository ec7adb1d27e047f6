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
        description: 'Through Tunduma, with every day of it measured.',
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
            description: 'By way of Rusumo, with the papers ahead of the truck.',
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
    featuredTitle: 'Avocados from Njombe: fifty-nine containers that arrived',
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
        description: 'Full containers and shared ones.',
        order: 20,
        article: 'sea-freight',
        children: [
          {
            name: 'Shared container',
            slug: 'shared-container',
            description: 'Pay for the place your pallets take.',
            order: 20,
            article: 'shared-container',
          },
          {
            name: 'Full container',
            slug: 'full-container',
            description: 'The whole box, cold or dry.',
            order: 10,
            children: [
              {
                name: 'Refrigerated',
                slug: 'refrigerated-containers',
                description: 'The cold chain, with its readings.',
                order: 20,
                article: 'refrigerated-containers',
              },
              {
                name: 'Reading the number',
                slug: 'container-numbers',
                description: 'Seven digits, and what they prove.',
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
        description: 'What cannot wait for the ship.',
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
