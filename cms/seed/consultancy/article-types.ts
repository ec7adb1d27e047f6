import type { SeedArticleType } from '../types';
import { covers } from './media';

export const articleTypes: SeedArticleType[] = [
  {
    type: 'blogs',
    label: 'Notes from Site',
    cover: covers.blogs,
    IsDarkCover: true,
    articles: [
      'month-end-in-three-days',
      'everything-in-one-place',
      'mobile-money-reconciliation',
      'efd-receipts',
      'one-system-four-languages',
      'weighbridge-to-invoice',
      'go-live-weekend',
      'who-still-has-a-login',
      'holiday-support-hours',
      'reports-nobody-opens',
      'what-an-erp-project-costs',
    ],
  },
  {
    type: 'solutions',
    label: 'Solutions',
    cover: covers.dark2,
    IsDarkCover: true,
    articles: ['erp', 's4', 'business-one', 'payroll', 'cloud', 'aiva', 'support-desk'],
  },
  {
    type: 'industries',
    label: 'Industries',
    cover: covers.light6,
    IsDarkCover: false,
    articles: ['manufacturing'],
  },
];
