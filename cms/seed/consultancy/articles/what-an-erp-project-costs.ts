import type { SeedArticle } from '../../types';
import { covers } from '../media';

export const whatAnErpProjectCosts: SeedArticle = {
  slug: 'what-an-erp-project-costs',
  title: 'What an ERP project really costs, with the hours of your own people',
  description:
    'The invoice of the consultant is about half of it. A worked example with every line, including the ones that no quote ever shows.',
  createdAt: '2026-11-17T06:30:00.000Z',
  cover: covers.dark1,
  IsDarkCover: true,
  draft: true,
  seo: {
    metaTitle: 'What an ERP project really costs',
    metaDescription:
      'A worked example of the full cost of a Business One project in Tanzania, with licences, hardware, travel and the hours of your own people.',
    metakeywords: 'ERP, cost, budget, Business One, total cost, bei, gharama',
  },
  blocks: [
    {
      __component: 'shared.rich-text-markdown-wrapper',
      body: `A quote shows what you pay the consultant. It leaves out what you pay your own people for the months in which they do two jobs. We added up one project to the end: a trading company with 24 users, one warehouse and one shop.

| Line | USD |
| --- | ---: |
| Consultants, fixed price | 42,000 |
| Licences, first year | 19,000 |
| Scanners, printers, a second line | 6,500 |
| Travel | 2,300 |
| Own staff, 1,150 hours | 9,200 |
| Overtime and food, two rehearsals and one weekend | 1,400 |
| **Total** | **80,400** |

To do before this is published: Rehema checks the licence line, Neema decides whether we name the second example.`,
    },
  ],
};
