import type { SeedMenuItem } from '../types';

// The order of the lines is the order in which editors added them; `order` decides on the site.
export const menus: SeedMenuItem[] = [
  {
    name: 'Corridors',
    slug: 'corridors',
    order: 2,
    children: [
      { name: 'Dar to Lusaka', slug: 'lusaka', order: 3, article: 'dar-to-lusaka' },
      {
        name: 'Central',
        slug: 'central-corridor',
        order: 1,
        article: 'central-corridor',
        children: [
          { name: 'Dar to Kigali', slug: 'kigali', order: 2 },
          { name: 'Dar to Bujumbura', slug: 'bujumbura', order: 1 },
        ],
      },
      {
        name: 'Northern',
        slug: 'northern',
        order: 2,
        children: [
          { name: 'Tanga to Arusha', slug: 'tanga-arusha', order: 2 },
          { name: 'Mombasa to Kampala', slug: 'mombasa-kampala', order: 1 },
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
          { name: 'Shared container', slug: 'shared-container', order: 2 },
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
              { name: 'Open-top and flat rack', slug: 'open-top', order: 3 },
              { name: 'Dry', slug: 'dry-containers', order: 1 },
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
