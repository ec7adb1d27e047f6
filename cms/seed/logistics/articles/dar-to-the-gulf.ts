import type { SeedArticle } from '../../types';
import { covers, scenes, thumbs } from '../media';

const body = `
Limes, goat meat, sesame and cut flowers go from Dar es Salaam to the Gulf; tiles, tyres and machine parts come back. In both directions people want to know each other before they trade, and they want to hear when the goods have arrived.

## Two ways north

**By container.** A weekly service from Dar es Salaam reaches Jebel Ali in twelve to sixteen days and Sohar in about the same. Book ten days ahead, and three weeks ahead before Ramadan, when every reefer plug on the coast is spoken for.

**By air.** Limes and chilled meat leave in the evening and lie on a counter in Muscat by noon the next day. It costs eight to ten times as much per kilogram, and for meat it is the only way that makes sense. [Air freight](/freight/air-freight) has the cut-off times.

## Papers that matter up there

- **Certificate of origin**, stamped by the chamber here. Without it the receiver pays the full rate.
- **Halal certificate** for meat and anything made from it, from a body that the receiving country lists. Ask the receiver which bodies those are; the lists differ between Oman and the Emirates.
- **Health certificate** for plants and animals, dated after the packing and before the loading.
- **Labels in Arabic** for packed food, with the dates of production and expiry printed, not stuck on.

## The message
`;

const message = `
<p>When a box for the Gulf is opened at the other end and the count is right, our man in the receiving warehouse sends one line. It has become a custom of the house, and the operations desk puts it on the wall:</p>
<p lang="ar" dir="rtl"><strong>وصلت البضاعة سالمة، شكراً لكم</strong> 🚢📦✅</p>
<p>The goods have arrived safely, thank you. There were ninety-three of these lines on the wall at the end of last year, and two that began differently. We can tell you about those two as well.</p>
`;

export const darToTheGulf: SeedArticle = {
  slug: 'dar-to-the-gulf',
  title: 'Dar to the Gulf: limes, tiles and one line of Arabic 🚢',
  description:
    'Two ways from Dar es Salaam to Oman and the Emirates, the papers that matter at the other end, and the message we wait for.',
  createdAt: '2025-10-02T09:00:00.000Z',
  cover: covers.light1,
  thumbnail_image: scenes.dhow,
  seo: {
    metaTitle: 'Freight, Dar es Salaam to Oman and the Emirates',
    metaDescription:
      'By container in about two weeks or by air overnight: how freight travels from Dar es Salaam to the Gulf, and which papers the receiver has to see.',
    metakeywords:
      'Muscat, Sohar, Jebel Ali, halal certificate, certificate of origin, Gulf freight',
  },
  blocks: [
    { __component: 'shared.rich-text-markdown-wrapper', body: body.trim() },
    { __component: 'shared.html-markdown-wrapper', body: message.trim() },
    {
      __component: 'shared.media-wrapper',
      title: 'The crossing in our weave: waves in teal and ochre',
      file: thumbs.two,
      renderBlock: { width: 'Width-70', value: 'center' },
    },
  ],
};
