import type { SeedArticle } from '../../types';
import { covers, gallery } from '../media';

export const businessOne: SeedArticle = {
  slug: 'business-one',
  title: 'Business One for growing firms',
  description:
    'For ten to a hundred users: traders, mills, workshops and distributors who have outgrown the spreadsheet and have no wish to hire an IT department.',
  createdAt: '2025-10-03T06:00:00.000Z',
  cover: covers.light5,
  thumbnail_image: gallery.marketTill,
  IsDarkCover: false,
  seo: {
    metaTitle: 'Business One for growing firms in Tanzania',
    metaDescription:
      'Business One with what East Africa needs on top: fiscal receipts, mobile money, payroll for four countries, and a plan of sixteen weeks.',
    metakeywords: 'Business One, ERP, Tanzania, distributor, manufacturer, EFD, payroll',
  },
  blocks: [
    {
      __component: 'shared.rich-text-markdown-wrapper',
      body: `Most firms come to us with the same sentence: *the spreadsheet has become too important*. It knows the prices, it knows who owes what, and it lives on the laptop of one person who would like to take leave.

Business One replaces it with a system that a firm of ten can afford and a firm of a hundred does not outgrow. It runs in [our cloud](/solutions/cloud) or on a server under your stairs. After the first year, most of our clients look after it themselves.

## What comes with it

The standard product covers sales, purchasing, stock, production, service and finance. We add what it lacks here:

- [Payroll](/solutions/erp/business-one/payroll) for Tanzania, Kenya, Uganda and Zambia
- [Fiscal receipts](/solutions/erp/business-one/efd-receipts), issued by the invoice itself
- [Mobile money](/post/mobile-money-reconciliation) that finds its own invoice
- Delivery notes and text messages in Swahili
- Sales on a phone, for the van that has no signal between Iringa and Makambako

## Sixteen weeks

That is the plan for one company with one warehouse. Production and further sites can stretch it to twenty-six.

- **Weeks 1 to 3**: workshops, and the great cleaning of the item list.
- **Weeks 4 to 10**: building, with something to look at every Friday.
- **Weeks 11 to 14**: training and two rehearsals.
- **Week 15**: [the weekend](/post/go-live-weekend).
- **Week 16**: we are still there, and slowly get bored.

## What it costs to run

For 20 users in our cloud, count on about USD 1,100 a month for hosting, backup and [support](/support-desk); licences come on top. A server of your own costs less each month and more each time it is hot.`,
    },
    {
      __component: 'shared.quote-wrapper',
      body: 'I took three weeks of leave in August. They called me once, to ask where the sugar was.',
      name: 'Office manager',
      title: 'Bakery in Arusha, 18 users',
    },
  ],
};
