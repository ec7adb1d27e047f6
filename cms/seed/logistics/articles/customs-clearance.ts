import type { SeedArticle } from '../../types';
import { covers, thumbs } from '../media';

const body = `
We are licensed customs agents. Nine people under Idrissa Makame lodge about a hundred and forty declarations a month, at the port, at the airport and at four borders. They have one habit in common: they begin before the cargo arrives.

## Ahead of arrival, step by step

1. **Before the order.** You send the description and the weight. We look up the tariff code, name the duty and the levies, and say whether a permit is needed.
2. **When the goods are ready.** We check invoice and packing list against each other, line by line.
3. **While the ship is at sea.** We lodge the declaration and receive the assessment. If the officer has a question about the code, it is answered now.
4. **Before the ship berths.** Duty and taxes are paid, from your account or through ours, against the official receipt.
5. **After discharge.** Release, or an inspection if one is called; one of us is present.
6. **At the gate.** The truck is booked for the hour of the release, not for the day after.

With the papers complete, two containers in three leave the port within four days of discharge.

## What it costs

Our fee is fixed per declaration and stands in the quotation. Duty, taxes and port charges are passed on at the amount on the receipt, and you receive the receipt itself. We do not take commissions from depots, lines or transporters.

## Permits we apply for

Food and medicines, plants and seed, animals and meat, cosmetics, standards certificates for electrical goods and building materials, radio equipment, scrap and used machinery. Count on between three days and four weeks, and ask before you order.

## Goods in transit

For Zambia, Malawi, Rwanda, Burundi, Uganda and the Congo we open the transit declaration, put up the bond, and close it when the load has left the country. You get the proof of exit, which your bank or your auditor will ask for one day.
`;

export const customsClearance: SeedArticle = {
  slug: 'customs-clearance',
  title: 'Customs clearance',
  description: 'Licensed agents who begin before your cargo arrives.',
  createdAt: '2025-10-28T08:00:00.000Z',
  thumbnail_image: thumbs.one,
  cover: covers.dark3,
  IsDarkCover: true,
  seo: {
    metaTitle: 'Licensed customs clearance in Dar es Salaam',
    metaDescription:
      'Declarations lodged while the ship is at sea, permits, transit bonds and duty at the amount on the receipt: customs clearance in Dar es Salaam.',
    metakeywords:
      'customs clearance, customs clearing, licensed agent, tariff code, permits, transit bond, forodha',
  },
  blocks: [
    { __component: 'shared.rich-text-markdown-wrapper', body: body.trim() },
    {
      __component: 'shared.quote-wrapper',
      body: 'The argument about a code should take place while the cargo is still at sea.',
      name: 'Idrissa Makame',
      title: 'Head of Customs',
    },
    {
      __component: 'shared.action-btn-wrapper',
      name: 'Have a tariff code checked',
      link: '/contact',
    },
  ],
};
