import type { SeedArticle } from '../../types';
import { covers, thumbs } from '../media';

export const aiva: SeedArticle = {
  slug: 'aiva',
  title: 'AIVA, the AI virtual assistant that names its sources',
  description:
    'Ask in Swahili or English who is late, what is short, or why February was weak. AIVA answers from your own records and shows the lines that the answer came from.',
  createdAt: '2026-02-10T06:00:00.000Z',
  cover: covers.dark1,
  thumbnail_image: thumbs.ten,
  IsDarkCover: true,
  button_name: 'See it with your data',
  button_link: '/quote?service=data-and-reporting',
  seo: {
    metaTitle: 'AIVA, an AI virtual assistant for your own books',
    metaDescription:
      'AIVA answers questions about your business in Swahili or English, from your own records, shows its sources, and says so when it does not know.',
    metakeywords: 'AIVA, AI virtual assistant, ERP, Swahili, questions, records',
  },
  blocks: [
    {
      __component: 'shared.rich-text-markdown-wrapper',
      body: `The owner of a hardware shop in Mwanza does not want to learn where a report is. She wants to ask: <em lang="sw">Nani hajalipa tangu Juni?</em> Who has not paid since June?

AIVA answers with four names, four amounts and four dates. Under each of them is a link to the invoices. She calls the first one.

## What you may ask

- What will run out before Friday?
- Why was February weaker than January?
- Show me every delivery to Tanga that was short.
- <em lang="sw">Jana tuliuza nini zaidi?</em> What did we sell most of yesterday?
- Draft a friendly reminder to the three slowest payers, in Swahili.

## What it does not do

**It does not guess.** When the records hold no answer, it says so and names the person who may know.

**It does not post.** AIVA reads. It may prepare a reminder or an order, and a person sends it.

**It does not see more than you do.** It has the rights of whoever asks. The storekeeper who asks about salaries gets the answer that he would get on the screen.

**It does not learn from you for others.** Your records stay in [the place that your contract names](/solutions/cloud). Nobody else’s assistant is trained on them.

## Does it get things wrong?

Yes. We ask it the same 300 questions every night, about a test company whose answers we know. Last month it answered 288 of them correctly, declined nine and got three wrong. The three are on the wall in Zawadi’s office until they are right.

For that reason every answer carries its sources. A number without a link to its invoices is not an answer, and AIVA is not allowed to give one.

## What you need

[Business One](/solutions/erp/business-one) or [S/4](/solutions/erp/s4), and item names that a human can understand. Setting it up takes four days, one of which is spent on the words that your people really use. In Mbeya, for instance, a <em lang="sw">kiroba</em> is a bag of fifty kilograms, and elsewhere it may be something else.`,
    },
    {
      __component: 'shared.quote-wrapper',
      body: 'My father used to ask the storekeeper the same questions. The storekeeper did not show him the invoices.',
      name: 'Owner',
      title: 'Hardware shop in Mwanza',
      renderBlock: { width: 'Width-70', margin: '1rem auto' },
    },
  ],
};
