import type { SeedArticle } from '../../types';
import { covers, gallery, thumbs } from '../media';

export const reportsNobodyOpens: SeedArticle = {
  slug: 'reports-nobody-opens',
  title: 'One page instead of reports nobody reads',
  description:
    'We stopped eleven monthly reports without telling anybody and waited. After two months, one person had asked. What we built instead fits on one page.',
  createdAt: '2025-10-16T06:30:00.000Z',
  cover: covers.light4,
  thumbnail_image: thumbs.eight,
  seo: {
    metaTitle: 'One page instead of reports nobody reads',
    metaDescription:
      'How to find out which reports are read, stop the others without a fight, and put seven figures on one page that your managers open at eight.',
    metakeywords: 'reporting, data, dashboard, management information',
  },
  blocks: [
    {
      __component: 'shared.rich-text-markdown-wrapper',
      body: `The finance department of a drinks company in Mwanza sent out fourteen reports a month. They were carefully made. Together they ran to 212 pages and took six days of work.

With the finance director’s consent, and only hers, we stopped sending eleven of them. We did not announce it. After two months one person had asked. He wanted the report on empty crates, and he wanted only its last line.

This is not a story about lazy managers. They had stopped reading for good reasons. The reports came late, they answered last year’s questions, and the number that mattered was on page nine.

## Seven figures

We then asked eight managers, separately, the same question: *what do you want to know before your first meeting?* They named nineteen things. Seven were named by more than half of them:

1. Cash in the bank and on the phones, this morning
2. Sales yesterday, against the same weekday of the last four weeks
3. Stock that will run out within ten days
4. Customers who are more than thirty days late, the ten largest
5. Crates out, crates back
6. Hours that the filling line stood still, and why
7. Lorries that did not come back the same day

These are on one page now. It is made at half past seven from the books themselves, and it opens on a telephone.

## Three rules for the page

**Each figure has an owner.** The name is printed beside it. If the figure is wrong, you know whom to call, and so does he.

**Each figure can be opened.** Touch the sum and you see the lines that it is made of, down to the invoice. Trust comes from being able to look, even if nobody does after the first week.

**Nothing is added unless something is taken away.** The page has seven places. When the sales director wanted an eighth figure, she was asked which one she would give up. She thought about it for a day and kept the seven.`,
    },
    {
      __component: 'shared.media-wrapper',
      file: gallery.dashboard,
      renderBlock: { value: 'center', width: 'Width-70', margin: '1rem auto' },
    },
    {
      __component: 'shared.rich-text-markdown-wrapper',
      body: `## And the other reports?

Three of the fourteen are required by law or by the bank. They remain, and they are made by the system on the second working day.

The man with the empty crates got his line. It is number five.

Should you want to try this at home, begin by stopping things. It is free of charge. If you would like help with the page that follows, [we are glad to come by](/contact), and for plain questions there is [AIVA](/solutions/aiva), which reads the same books.`,
    },
  ],
};
