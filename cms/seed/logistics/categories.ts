import type { SeedCategory } from '../types';

export const categories: SeedCategory[] = [
  {
    name: 'Moving cargo',
    slug: 'moving-cargo',
    order: 10,
    children: [
      { name: 'Air', slug: 'topic-air', order: 10, link: '/freight/air-freight' },
      {
        name: 'Sea',
        slug: 'topic-sea',
        order: 20,
        children: [
          { name: 'Containers', slug: 'topic-containers', order: 10, link: '/freight/sea-freight' },
          {
            name: 'Reefers',
            slug: 'topic-reefers',
            order: 20,
            link: '/freight/sea-freight/full-container/refrigerated-containers',
          },
        ],
      },
      { name: 'Road', slug: 'topic-road', order: 30, link: '/freight/road-freight' },
    ],
  },
  {
    name: 'At the port and the border',
    slug: 'port-and-border',
    order: 20,
    children: [
      { name: 'Customs clearance', slug: 'topic-clearing', order: 10, link: '/customs-clearance' },
      { name: 'Demurrage', slug: 'topic-demurrage', order: 20, link: '/post/how-demurrage-works' },
    ],
  },
  {
    name: 'Following your load',
    slug: 'where-is-my-load',
    order: 30,
    children: [
      { name: 'Tracking', slug: 'topic-tracking', order: 10, link: '/tracking/online-tracking' },
      { name: 'Questions', slug: 'topic-questions', order: 20, link: '/faq' },
    ],
  },
];
