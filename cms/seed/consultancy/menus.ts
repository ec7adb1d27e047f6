import type { SeedMenuItem } from '../types';

// Children stand in the order in which somebody added them; `order` is what counts.
export const menus: SeedMenuItem[] = [
  {
    name: 'Industries',
    slug: 'industries',
    featuredTitle: 'A month-end close in three days, without heroes',
    featuredLink: '/post/month-end-in-three-days',
    order: 20,
    children: [
      {
        name: 'Retail and Distribution',
        slug: 'retail',
        description: 'Branches, tills and mobile money in one set of books.',
        order: 30,
        children: [
          {
            name: 'Branches and Tills',
            slug: 'branches-and-tills',
            description: 'The sales of every till, by the evening.',
            order: 20,
            article: 'branches-and-tills',
          },
          {
            name: 'Mobile Money',
            slug: 'mobile-money',
            description: 'Payments matched to their invoices.',
            order: 10,
            article: 'mobile-money-reconciliation',
          },
        ],
      },
      {
        name: 'Manufacturing',
        slug: 'manufacturing',
        description: 'The cost of each batch on the same day.',
        order: 10,
        article: 'manufacturing',
      },
      {
        name: 'Ports and Logistics',
        slug: 'ports-and-logistics',
        description: 'From the weighbridge to the invoice without retyping.',
        order: 20,
        article: 'weighbridge-to-invoice',
      },
    ],
  },
  {
    name: 'Solutions',
    slug: 'solutions',
    featuredTitle: 'Everything in one place: a year with a mill in Morogoro',
    featuredLink: '/post/everything-in-one-place',
    order: 10,
    children: [
      {
        name: 'Cloud',
        slug: 'cloud',
        description: 'Hosting in the region, watched day and night.',
        order: 20,
        article: 'cloud',
      },
      {
        name: 'ERP',
        slug: 'erp',
        description: 'Finance, stock and production in one system.',
        order: 10,
        article: 'erp',
        children: [
          {
            name: 'Business One',
            slug: 'business-one',
            description: 'For ten to a hundred users.',
            order: 20,
            article: 'business-one',
            children: [
              {
                name: 'Warehouse and Batches',
                slug: 'warehouse-and-batches',
                description: 'Stock by place, batch and expiry date.',
                order: 30,
                article: 'warehouse-and-batches',
              },
              {
                name: 'EFD Receipts',
                slug: 'efd-receipts',
                description: 'Fiscal receipts straight from the invoice.',
                order: 20,
                article: 'efd-receipts',
              },
              {
                name: 'Payroll',
                slug: 'payroll',
                description: 'PAYE, NSSF and SDL right on the first run.',
                order: 10,
                article: 'payroll',
              },
            ],
          },
          {
            name: 'S/4',
            slug: 's4',
            description: 'For groups with several companies and countries.',
            order: 10,
            article: 's4',
          },
        ],
      },
      {
        name: 'AIVA',
        slug: 'aiva',
        description: 'An AI assistant that names its sources.',
        order: 40,
        article: 'aiva',
      },
      {
        name: 'Data and Reporting',
        slug: 'data-and-reporting',
        description: 'Reports your managers read at eight o’clock.',
        order: 30,
        article: 'reports-nobody-opens',
      },
    ],
  },
  { name: 'Blogs', slug: 'blogs', order: 40 },
  { name: 'Support', slug: 'support', order: 30, article: 'support-desk' },
];
