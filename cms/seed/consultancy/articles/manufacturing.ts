import type { SeedArticle } from '../../types';
import { covers, gallery } from '../media';

export const manufacturing: SeedArticle = {
  slug: 'manufacturing',
  title: 'Manufacturing: know the cost of a batch the evening it is packed',
  description:
    'Mills, bottlers, cement works and workshops. We connect the scale, the line and the ledger, so that the price list rests on something better than last year.',
  createdAt: '2025-11-20T06:00:00.000Z',
  cover: covers.light6,
  thumbnail_image: gallery.mill,
  IsDarkCover: false,
  seo: {
    metaTitle: 'ERP for manufacturers in East Africa',
    metaDescription:
      'Batch costs on the same evening, stock that can be trusted, and maintenance before the breakdown: ERP for mills, bottlers and cement works.',
    metakeywords: 'manufacturing, batch cost, mill, bottling, cement, ERP, Tanzania',
  },
  blocks: [
    {
      __component: 'shared.rich-text-markdown-wrapper',
      body: `Ask a manufacturer what a bag of his flour costs to make and you usually hear a number from the last budget. Since then maize has gone up twice, the power tariff once, and the sieve has been letting through two parts in a hundred that nobody counted.

## Four things we do first

1. **Weigh at both ends.** What came in, what went out, what was swept up. The difference has a name and belongs to a shift.
2. **Cost by batch.** Material at its real price, power by the meter, wages by the hour. The batch has a cost on the evening it is packed.
3. **Count a little every day.** Eight items, eleven minutes, as [Tanga does it](/post/month-end-in-three-days).
4. **Oil before it squeaks.** The maintenance list follows running hours, and the spare belt is on the shelf before it is needed.

## A year, in one story

A maize mill in Morogoro went through all four within a year. We wrote it down with the figures, the pictures and the mistakes: [Everything in one place](/post/everything-in-one-place).

## Who it is for

| Industry | Typical size | Product |
| --- | --- | --- |
| Mills and bakeries | 15 to 60 users | [Business One](/solutions/erp/business-one) |
| Bottlers, dairies | 40 to 150 users | either |
| Cement, steel, sugar | 100 users and more | [S/4](/solutions/erp/s4) |`,
    },
    {
      __component: 'shared.slider-wrapper',
      title: 'From the field to the shelf',
      layout: 'three',
      files: [
        { name: 'A lorry full of sacks on the weighbridge', file: gallery.weighbridge },
        { name: 'The mill and its three silos', file: gallery.mill },
        { name: 'Boxes on the racks, stored by batch', file: gallery.warehouse },
        { name: 'The till on a market counter', file: gallery.marketTill },
        { name: 'The figures of the day on one screen', file: gallery.dashboard },
      ],
    },
    {
      __component: 'shared.action-btn-wrapper',
      name: 'Show us your line',
      link: '/contact',
    },
  ],
};
