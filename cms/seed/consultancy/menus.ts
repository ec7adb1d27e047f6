import type { SeedMenuItem } from '../types';

// Children stand in the order in which somebody added them; `order` is what counts.
export const menus: SeedMenuItem[] = [
  {
    name: 'Industries',
    slug: 'industries',
    order: 20,
    children: [
      {
        name: 'Retail and Distribution',
        slug: 'retail',
        order: 30,
        children: [
          {
            name: 'Branches and Tills',
            slug: 'branches-and-tills',
            order: 20,
            article: 'branches-and-tills',
          },
          {
            name: 'Mobile Money',
            slug: 'mobile-money',
            order: 10,
            article: 'mobile-money-reconciliation',
          },
        ],
      },
      { name: 'Manufacturing', slug: 'manufacturing', order: 10, article: 'manufacturing' },
      {
        name: 'Ports and Logistics',
        slug: 'ports-and-logistics',
        order: 20,
        article: 'weighbridge-to-invoice',
      },
    ],
  },
  {
    name: 'Solutions',
    slug: 'solutions',
    order: 10,
    children: [
      { name: 'Cloud', slug: 'cloud', order: 20, article: 'cloud' },
      {
        name: 'ERP',
        slug: 'erp',
        order: 10,
        article: 'erp',
        children: [
          {
            name: 'Business One',
            slug: 'business-one',
            order: 20,
            article: 'business-one',
            children: [
              {
                name: 'Warehouse and Batches',
                slug: 'warehouse-and-batches',
                order: 30,
                article: 'warehouse-and-batches',
              },
              { name: 'EFD Receipts', slug: 'efd-receipts', order: 20, article: 'efd-receipts' },
              { name: 'Payroll', slug: 'payroll', order: 10, article: 'payroll' },
            ],
          },
          { name: 'S/4', slug: 's4', order: 10, article: 's4' },
        ],
      },
      { name: 'AIVA', slug: 'aiva', order: 40, article: 'aiva' },
      {
        name: 'Data and Reporting',
        slug: 'data-and-reporting',
        order: 30,
        article: 'reports-nobody-opens',
      },
    ],
  },
  { name: 'Blogs', slug: 'blogs', order: 40 },
  { name: 'Support', slug: 'support', order: 30, article: 'support-desk' },
];
