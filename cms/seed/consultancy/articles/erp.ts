import type { SeedArticle } from '../../types';
import { covers, gallery } from '../media';

export const erp: SeedArticle = {
  slug: 'erp',
  title: 'ERP: one set of books for the whole business',
  description:
    'Two products, one way of working. We install S/4 for groups of companies and Business One for firms of ten to a hundred users, and we have done so more than two hundred times.',
  createdAt: '2025-10-01T06:00:00.000Z',
  cover: covers.dark1,
  thumbnail_image: gallery.warehouse,
  IsDarkCover: true,
  button_name: 'Ask for a demo',
  button_link: '/quote?service=erp',
  seo: {
    metaTitle: 'ERP with S/4 and Business One in East Africa',
    metaDescription:
      'S/4 for groups, Business One for growing firms: which of the two fits, how a project runs, what it costs, and when you need neither of them.',
    metakeywords: 'ERP, S/4, Business One, Tanzania, Kenya, Zambia, gold partner',
  },
  blocks: [
    {
      __component: 'shared.rich-text-markdown-wrapper',
      body: `An ERP system keeps sales, purchasing, stock, production, people and money in one set of books. A delivery is entered once, at the gate. From then on the warehouse has the goods, the ledger has the value and the supplier’s account has the debt.

That sounds dull, and it should. The interesting part is what your people do with the hours that they used to spend carrying figures from one place to another.

## Which of the two?

| What to compare | Business One | S/4 |
| --- | --- | --- |
| Fits | one company, or a few | a group with shared services |
| Users | 10 to 100 | 100 to several thousand |
| Countries | one or two | as many as you like |
| Production | batches, recipes, simple routing | full planning, maintenance, quality |
| From workshop to live | 12 to 26 weeks | 9 to 14 months |
| Pages | [Business One](/solutions/erp/business-one) | [S/4](/solutions/erp/s4) |

When a firm lies between the two, we usually advise the smaller one. It is easier to outgrow a system than to grow into one.

## How a project runs

1. **Look.** Half a day beside your people, and two pages within a week. Both are free of charge.
2. **Draw.** Three to five workshops. At the end every process fits on a sheet of paper on the wall, and its owner has signed the sheet.
3. **Show.** In the third week of building you see your own items and your own customers on the screen.
4. **Rehearse.** Twice, with last month’s figures, until both systems agree to the shilling.
5. **Go live.** [One weekend](/post/go-live-weekend).
6. **Close.** We stay beside you for three month-ends. The fourth is yours.

## When you need neither

If fewer than ten people would use it, if you sell one thing to few customers, or if you plan to sell the firm within a year, keep what you have and spend the money on a good bookkeeper. We will tell you so in the first two pages, and recommend one.`,
    },
  ],
};
