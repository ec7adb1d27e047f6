import type { SeedArticle } from '../../types';
import { thumbs } from '../media';

export const warehouseAndBatches: SeedArticle = {
  slug: 'warehouse-and-batches',
  title: 'Warehouse and batches: know what lies where, and since when',
  description:
    'Bins, batches and best-before dates in Business One, counted a little every day with a phone.',
  createdAt: '2025-11-17T06:00:00.000Z',
  thumbnail_image: thumbs.six,
  seo: {
    metaTitle: 'Warehouse, bins and batches in Business One',
    metaDescription:
      'Bins, batches and best-before dates in Business One: goods are scanned in and out with a phone, and eight items are counted every day.',
    metakeywords: 'warehouse, batch, bin location, stock count, ghala, Business One',
  },
  blocks: [
    {
      __component: 'shared.rich-text-markdown-wrapper',
      body: `When a customer returns one carton, the question is which others came from the same batch, and where they are now. With paper that takes two days. With batches it takes the time to scan a label.

## In

The lorry is weighed, the label is printed at the gate, and the batch gets its bin before the driver has signed. The step before that is described in [From the weighbridge to the invoice](/post/weighbridge-to-invoice).

## Out

What expires first leaves first. The phone names the bin, the scan confirms the batch, and a wrong one is refused while the carton is still in your hand.

## Counted

Eight items a day, eleven minutes, no closed weekend at year-end. A depot in Tanga does it: [a close in three days](/post/month-end-in-three-days) begins in the warehouse.`,
    },
  ],
};
