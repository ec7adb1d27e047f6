import type { SeedArticle } from '../../types';
import { covers, thumbs } from '../media';

const body = `
Nearly two thousand kilometres, one border, two mountain passes, and a queue with a mango tree in it. The road to Lusaka is the one that we know best. Our first two trucks drove it as far as Mbeya in 2008, and every week now some thirty of our trailers are on it, up or down.

## Departures

Mondays, Wednesdays and Fridays from the port of Dar es Salaam, loading until noon. Return loads from Lusaka and the Copperbelt leave on Tuesdays and Saturdays. A full truck can leave on any day.

## How long

Allow **six and a quarter days** from gate to gate. Nine trips out of ten are at least as quick; the trip in the middle takes four days and seventeen hours. How we know is explained in [118 trips, measured](/post/dar-to-lusaka-day-by-day).

## What we do at the border

Our people stand at Tunduma and at Nakonde. The entry on the Zambian side is lodged when the truck leaves Mbeya, so that it is assessed by the time it arrives. Seal, weight and number are photographed on both sides. If an officer wants to see the cargo, one of us opens the door with him.

## Papers for a load to Zambia

1. Commercial invoice and packing list, with the same case numbers in both
2. Bill of lading or airway bill, if it came from overseas
3. Transit declaration and bond for Tanzania (we open it)
4. Import entry for Zambia, with the receiver’s tax number
5. Permits for food, medicines, chemicals and seed, where needed
6. Certificate of origin, if the goods are to travel at the regional rate

Send us the first two, and a name in Lusaka. We tell you on the same day what is missing.
`;

export const darToLusaka: SeedArticle = {
  slug: 'dar-to-lusaka',
  title: 'Dar to Lusaka',
  description: 'Three departures a week, our own people at the border, and days you can plan with.',
  createdAt: '2026-07-24T08:00:00.000Z',
  cover: covers.light3,
  thumbnail_image: thumbs.six,
  button_name: 'Ask for the next departure',
  button_link: '/quote?service=road-freight',
  seo: {
    metaTitle: 'Freight from Dar es Salaam to Lusaka',
    metaDescription:
      'Three departures a week from the port of Dar es Salaam to Lusaka and the Copperbelt, with our own people at Tunduma and Nakonde. Days and papers.',
    metakeywords: 'Dar es Salaam to Lusaka, Zambia, Copperbelt, Tunduma, Nakonde, transit',
  },
  blocks: [{ __component: 'shared.rich-text-markdown-wrapper', body: body.trim() }],
};
