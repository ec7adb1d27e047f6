import type { SeedCategory } from '../types';

export const categories: SeedCategory[] = [
  {
    name: 'Moving cargo',
    slug: 'moving-cargo',
    order: 1,
    children: [
      { name: 'Air', slug: 'topic-air', order: 1, link: '/freight/air-freight' },
      {
        name: 'Sea',
        slug: 'topic-sea',
        order: 2,
        children: [
          { name: 'Containers', slug: 'topic-containers', order: 1, link: '/freight/sea-freight' },
          {
            name: 'Reefers',
            slug: 'topic-reefers',
            order: 2,
            link: '/freight/sea-freight/full-container/refrigerated-containers',
          },
        ],
      },
      { name: 'Road', slug: 'topic-road', order: 3, link: '/freight/road-freight' },
    ],
  },
  {
    name: 'At the port and the border',
    slug: 'port-and-border',
    order: 2,
    children: [
      { name: 'Clearing', slug: 'topic-clearing', order: 1, link: '/customs-clearance' },
      { name: 'Demurrage', slug: 'topic-demurrage', order: 2, link: '/post/how-demurrage-works' },
    ],
  },
  {
    name: 'Where is my load?',
    slug: 'where-is-my-load',
    order: 3,
    children: [
      { name: 'Tracking', slug: 'topic-tracking', order: 1, link: '/tracking/online-tracking' },
      { name: 'Questions', slug: 'topic-questions', order: 2, link: '/faq' },
    ],
  },
];
