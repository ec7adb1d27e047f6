import type { SeedArticle } from '../../types';
import { thumbs } from '../media';

export const branchesAndTills: SeedArticle = {
  slug: 'branches-and-tills',
  title: 'Branches and tills that agree by closing time',
  description:
    'Shops, depots and vans on one price list, with a till that goes on selling when the line is down.',
  createdAt: '2025-11-24T06:00:00.000Z',
  thumbnail_image: thumbs.five,
  seo: {
    metaTitle: 'Retail branches and tills on one system',
    metaDescription:
      'One price list for every branch, tills that sell without a line, and a day that is counted before the shutters close: retail on Business One.',
    metakeywords: 'retail, branches, point of sale, till, duka, Business One',
  },
  blocks: [
    {
      __component: 'shared.rich-text-markdown-wrapper',
      body: `A firm with nine shops has nine opinions about the price of a tin of paint. We put the price list in one place, and the tills fetch it each morning before the first customer.

## What a branch gets

- A till that sells, prints and takes mobile money **without a line**, and catches up when it is back
- Stock by branch, so that nobody drives across town for what lies next door
- A count of the drawer by shift, with the difference on the screen and not in a notebook

## What head office gets

By half past six the day is in the ledger, branch by branch. Payments by phone are [matched overnight](/post/mobile-money-reconciliation), and fiscal receipts leave [with the invoice](/solutions/erp/business-one/efd-receipts). [Ask us](/contact) for an afternoon with two of your shopkeepers: it tells more than a demonstration.`,
    },
  ],
};
