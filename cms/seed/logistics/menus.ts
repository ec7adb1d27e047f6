import type { SeedMenuItem } from '../types';

// The order of the lines is the order in which editors added them; `order` decides on the site.
export const menus: SeedMenuItem[] = [
  {
    name: 'Corridors',
    slug: 'corridors',
    order: 20,
    children: [
      { name: 'Dar to Lusaka', slug: 'lusaka', order: 20, article: 'dar-to-lusaka' },
      {
        name: 'Central',
        slug: 'central-corridor',
        order: 10,
        article: 'central-corridor',
        children: [
          { name: 'Dar to Kigali', slug: 'kigali', order: 10, article: 'dar-to-kigali' },
        ],
      },
    ],
  },
  { name: 'Blogs', slug: 'blogs', order: 50 },
  {
    name: 'Freight',
    slug: 'freight',
    order: 10,
    children: [
      { name: 'Road', slug: 'road-freight', order: 30, article: 'road-freight' },
      {
        name: 'Sea',
        slug: 'sea-freight',
        order: 20,
        article: 'sea-freight',
        children: [
          {
            name: 'Shared container',
            slug: 'shared-container',
            order: 20,
            article: 'shared-container',
          },
          {
            name: 'Full container',
            slug: 'full-container',
            order: 10,
            children: [
              {
                name: 'Refrigerated',
                slug: 'refrigerated-containers',
                order: 20,
                article: 'refrigerated-containers',
              },
              {
                name: 'Reading the number',
                slug: 'container-numbers',
                order: 10,
                article: 'reading-a-container-number',
              },
            ],
          },
        ],
      },
      { name: 'Air', slug: 'air-freight', order: 10, article: 'air-freight' },
    ],
  },
  { name: 'Customs', slug: 'customs-clearance', order: 40, article: 'customs-clearance' },
  {
    name: 'Tracking',
    slug: 'tracking',
    order: 30,
    children: [
      { name: 'AIVA, the assistant', slug: 'aiva-tracking', order: 20, article: 'aiva-tracking' },
      { name: 'Online tracking', slug: 'online-tracking', order: 10, article: 'online-tracking' },
    ],
  },
];
