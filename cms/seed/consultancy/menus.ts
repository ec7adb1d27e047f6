import type { SeedMenuItem } from '../types';

// Children stand in the order in which somebody added them; `order` is what counts.
export const menus: SeedMenuItem[] = [
  {
    name: 'Industries',
    slug: 'industries',
    order: 2,
    children: [
      {
        name: 'Retail and Distribution',
        slug: 'retail',
        order: 3,
        children: [
          {
            name: 'Branches and Tills',
            slug: 'branches-and-tills',
            order: 2,
            article: 'branches-and-tills',
          },
          {
            name: 'Mobile Money',
            slug: 'mobile-money',
            order: 1,
            article: 'mobile-money-reconciliation',
          },
        ],
      },
      { name: 'Manufacturing', slug: 'manufacturing', order: 1, article: 'manufacturing' },
      {
        name: 'Ports and Logistics',
        slug: 'ports-and-logistics',
        order: 2,
        article: 'weighbridge-to-invoice',
      },
    ],
  },
  {
    name: 'Solutions',
    slug: 'solutions',
    order: 1,
    children: [
      { name: 'Cloud', slug: 'cloud', order: 2, article: 'cloud' },
      {
        name: 'ERP',
        slug: 'erp',
        order: 1,
        article: 'erp',
        children: [
          {
            name: 'Business One',
            slug: 'business-one',
            order: 2,
            article: 'business-one',
            children: [
              {
                name: 'Warehouse and Batches',
                slug: 'warehouse-and-batches',
                order: 3,
                article: 'warehouse-and-batches',
              },
              { name: 'EFD Receipts', slug: 'efd-receipts', order: 2, article: 'efd-receipts' },
              { name: 'Payroll', slug: 'payroll', order: 1, article: 'payroll' },
            ],
          },
          { name: 'S/4', slug: 's4', order: 1, article: 's4' },
        ],
      },
      { name: 'AIVA', slug: 'aiva', order: 4, article: 'aiva' },
      {
        name: 'Data and Reporting',
        slug: 'data-and-reporting',
        order: 3,
        article: 'reports-nobody-opens',
      },
    ],
  },
  { name: 'Blogs', slug: 'blogs', order: 4 },
  { name: 'Support', slug: 'support', order: 3, article: 'support-desk' },
];
