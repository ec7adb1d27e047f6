import type { SeedCategory } from '../types';

export const categories: SeedCategory[] = [
  {
    name: 'Business software',
    slug: 'business-software',
    order: 10,
    link: '/solutions/erp',
    children: [
      {
        name: 'For growing firms',
        slug: 'for-growing-firms',
        order: 20,
        link: '/solutions/erp/business-one',
        children: [
          {
            name: 'Payroll',
            slug: 'payroll-topic',
            order: 10,
            link: '/solutions/erp/business-one/payroll',
          },
          {
            name: 'Fiscal receipts',
            slug: 'fiscal-receipts',
            order: 20,
            link: '/post/efd-receipts',
          },
        ],
      },
      { name: 'For groups of companies', slug: 'for-groups', order: 10, link: '/solutions/erp/s4' },
    ],
  },
  {
    name: 'Hosting and support',
    slug: 'running-it',
    order: 20,
    children: [
      { name: 'Cloud and hosting', slug: 'cloud-and-hosting', order: 10, link: '/solutions/cloud' },
      {
        name: 'Support, day and night',
        slug: 'support-day-and-night',
        order: 20,
        link: '/support-desk',
      },
      {
        name: 'Access and security',
        slug: 'access-and-security',
        order: 30,
        link: '/post/who-still-has-a-login',
      },
    ],
  },
  {
    name: 'Payments and month-end',
    slug: 'money-and-months',
    order: 30,
    children: [
      {
        name: 'Month-end close',
        slug: 'month-end-close',
        order: 10,
        link: '/post/month-end-in-three-days',
      },
      {
        name: 'Mobile money',
        slug: 'mobile-money-topic',
        order: 20,
        link: '/post/mobile-money-reconciliation',
      },
    ],
  },
];
