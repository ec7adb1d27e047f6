import type { SeedMenuItem } from '../types';

// The order of the lines is the order in which editors added them; `order` decides on the site.
export const menus: SeedMenuItem[] = [
  {
    name: 'Corridors',
    slug: 'corridors',
    order: 2,
    children: [
      { name: 'Dar to Lusaka', slug: 'lusaka', order: 2, article: 'dar-to-lusaka' },
      {
        name: 'Central',
        slug: 'central-corridor',
        order: 1,
        article: 'central-corridor',
        children: [
          { name: 'Dar to Kigali', slug: 'kigali', order: 1, article: 'dar-to-kigali' },
        ],
      },
    ],
  },
  { name: 'Blogs', slug: 'blogs', order: 5 },
  {
    name: 'Freight',
    slug: 'freight',
    order: 1,
    children: [
      { name: 'Road', slug: 'road-freight', order: 3, article: 'road-freight' },
      {
        name: 'Sea',
        slug: 'sea-freight',
        order: 2,
        article: 'sea-freight',
        children: [
          {
            name: 'Shared container',
            slug: 'shared-container',
            order: 2,
            article: 'shared-container',
          },
          {
            name: 'Full container',
            slug: 'full-container',
            order: 1,
            children: [
              {
                name: 'Refrigerated',
                slug: 'refrigerated-containers',
                order: 2,
                article: 'refrigerated-containers',
              },
              {
                name: 'Reading the number',
                slug: 'container-numbers',
                order: 1,
                article: 'reading-a-container-number',
              },
            ],
          },
        ],
      },
      { name: 'Air', slug: 'air-freight', order: 1, article: 'air-freight' },
    ],
  },
  { name: 'Customs', slug: 'customs-clearance', order: 4, article: 'customs-clearance' },
  {
    name: 'Tracking',
    slug: 'tracking',
    order: 3,
    children: [
      { name: 'AIVA, the assistant', slug: 'aiva-tracking', order: 2, article: 'aiva-tracking' },
      { name: 'Online tracking', slug: 'online-tracking', order: 1, article: 'online-tracking' },
    ],
  },
];
