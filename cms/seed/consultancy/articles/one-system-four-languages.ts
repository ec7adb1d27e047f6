import type { SeedArticle } from '../../types';
import { covers, thumbs } from '../media';

export const oneSystemFourLanguages: SeedArticle = {
  slug: 'one-system-four-languages',
  title: 'One system, four languages, no dictionary',
  description:
    'Orders come in from Lubumbashi in French and from Dubai in Arabic, the warehouse speaks Swahili, and the auditors read English. What we translate, and what we leave alone.',
  createdAt: '2026-07-09T06:30:00.000Z',
  cover: covers.light5,
  thumbnail_image: thumbs.five,
  IsDarkCover: false,
  seo: {
    metaTitle: 'One system, four languages, no dictionary',
    metaDescription:
      'Swahili in the warehouse, French from Lubumbashi, Arabic from Dubai, English for the auditors: what to translate in a business system and what not.',
    metakeywords: 'training, Swahili, Arabic, French, ERP, change management, mafunzo',
  },
  blocks: [
    {
      __component: 'shared.rich-text-markdown-wrapper',
      body: `A forwarder near the port sends the same message forty times a day: the cargo has arrived. 🚢📦 It goes out in the language that the customer wrote in:

- Swahili: <em lang="sw">Mzigo umefika bandarini Dar es Salaam.</em>
- English: *The cargo has arrived at the port of Dar es Salaam.*
- French: <em lang="fr">La cargaison est arrivée au port de Dar es Salaam.</em>
- Arabic: <span lang="ar" dir="rtl">وصلت الشحنة إلى ميناء دار السلام.</span>

The last line runs from right to left, and with it the small troubles begin. The container number inside the sentence does not: it stays NYZU 000000-1, from left to right, or the customs officer in Jebel Ali will search for a box that does not exist.`,
    },
    {
      __component: 'shared.html-markdown-wrapper',
      body: `<p dir="rtl" lang="ar">رقم الحاوية <bdi dir="ltr">NYZU 000000-1</bdi>، وقد خرجت من البوابة اليوم. 👍</p>
<p><small>“Container number NYZU 000000-1; it left the gate today.”</small></p>`,
      renderBlock: {
        value: 'center',
        width: 'Width-70',
        padding: '1rem',
        margin: '0 auto 1.5rem',
        styleCSS: 'background-color: #f6efe3; border-radius: 12px',
      },
    },
    {
      __component: 'shared.rich-text-markdown-wrapper',
      body: `## Translate the messages, not the screens

Our first instinct, years ago, was to translate everything. We translated 4,000 labels of Business One into Swahili, with care, and with the help of a retired teacher. The warehouse went back to English within a month.

They had good reasons. The support desk spoke of *goods receipts*, the manual spoke of *goods receipts*, and the button said <em lang="sw">mapokezi ya bidhaa</em>. Nobody had asked for the button. What people wanted was to **understand what had gone wrong** when it went wrong.

So we now translate three things only:

1. **Messages that stop you.** “Batch 0417 is blocked by the laboratory. Call extension 12.” That has to be in your own language, because you are reading it with a lorry behind you.
2. **Whatever leaves the company.** Invoices, delivery notes, text messages, statements.
3. **Training.** All of it, and from the beginning, rather than as a translation of an English course.

## Train in the language of the mistake

In training we let people make the classic mistakes on purpose: receive goods twice, ship from the wrong batch, post into a closed month. Then we ask them to tell us what happened, in whichever language comes first. The words they use go into the help texts exactly as they were said.

One storekeeper in Tanga described a reversed delivery as <em lang="sw">kurudisha maneno mdomoni</em>, to put the words back into the mouth. It is the title of that help page today. 😀

## Names are not for translating

Item names, customers’ names and place names stay as they are, in one spelling, for everybody. <em lang="sw">Sembe</em> is <em lang="sw">sembe</em> on the French invoice too. We learned this from a list in which the same flour existed as <em lang="sw">sembe</em>, *maize flour*, <em lang="fr">farine de maïs</em> and <span lang="ar" dir="rtl">دقيق الذرة</span>, each with a stock of its own, and one of them negative.

If your team works in more than one language, [tell us which](/contact). Our trainers speak nine, counting Elias’s Portuguese, about which opinions differ.`,
    },
  ],
};
