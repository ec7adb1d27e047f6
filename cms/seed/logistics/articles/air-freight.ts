import type { SeedArticle } from '../../types';
import { covers, thumbs } from '../media';

const body = `
You send cargo by air when a day costs more than the freight. A pump stands still, a clinic runs out of reagents, a catch of prawns is at its best on Tuesday. Then the question is not whether it is dear, but whether it is there.

## What we do

We book with the carriers that fly from Dar es Salaam, Zanzibar and Kilimanjaro, bring the cargo to the shed, clear it, and stay with it until the aircraft has left. Our desk at the airport is staffed from five in the morning until the last departure.

- **Next flight out:** for spare parts and documents, delivered to our desk up to four hours before departure.
- **Consolidated:** departures on Tuesday and Friday, cheaper by a third, for cargo that can wait for company.
- **Perishables:** fish, flowers, vegetables and meat, by way of the cold room; cut-off three hours before departure.
- **Dangerous goods:** batteries, paints, reagents; packed and declared by our certified staff.

## How the price is made

Airlines charge by weight or by volume, whichever is greater. Multiply length, width and height in centimetres and divide by 6,000: that is the volume weight in kilograms.

A carton of 60 × 50 × 40 cm has a volume weight of 20 kg. If it weighs 12 kg on the scale, you pay for 20. Often it pays to repack, and we say so before we quote.

## Imports

We have the airway bill before the aircraft lands, and lodge the declaration ahead of it. With the papers in order, cargo that lands in the morning is usually on our van by the evening. The [FAQ page](/faq) names those papers.

If your cargo can wait for the ship, [sea freight](/freight/sea-freight) costs about a tenth. We will always tell you.
`;

export const airFreight: SeedArticle = {
  slug: 'air-freight',
  title: 'Air freight',
  description: 'For urgent and perishable cargo from and to Dar es Salaam.',
  createdAt: '2025-09-24T08:00:00.000Z',
  cover: covers.light1,
  thumbnail_image: thumbs.eight,
  seo: {
    metaTitle: 'Air freight from and to Dar es Salaam',
    metaDescription:
      'Next flight out, consolidated departures twice a week, perishables by way of the cold room, dangerous goods: air freight through Dar es Salaam.',
    metakeywords: 'air freight, Dar es Salaam airport, perishables, spare parts, dangerous goods',
  },
  blocks: [
    { __component: 'shared.rich-text-markdown-wrapper', body: body.trim() },
    { __component: 'shared.action-btn-wrapper', name: 'Ask for a price by air', link: '/contact' },
  ],
};
