import type { SeedArticle } from '../../types';
import { covers, scenes, thumbs } from '../media';

const body = `
Nine loads out of ten reach East Africa by sea. We book about thirty containers a week through Dar es Salaam, fewer through Tanga and Mombasa, and choose the port by the place where the goods are needed, not by habit.

## A box of your own, or a place in one

**Full container.** From about twelve cubic metres upwards it is usually the cheaper way, and always the quicker one: nobody else’s papers can hold up your goods. Dry boxes of twenty and forty feet, high cubes, open tops and flat racks, and [refrigerated containers](/freight/sea-freight/full-container/refrigerated-containers).

**Shared container.** From half a cubic metre. We load every Thursday in Guangzhou, Mumbai and Jebel Ali and every second Thursday in Hamburg, and unpack in our own shed at Ubungo. You pay for the space that you use. Count on about a week more than for a full box.

## Which port

- **Dar es Salaam** for the city, the Central Corridor, Zambia, Malawi and the Congo.
- **Tanga** for Kilimanjaro and Arusha, and for heavy pieces that need a quiet quay.
- **Mombasa** for Uganda and for ships that do not call further south.

## What you receive from us

1. One quotation with every line named, valid for thirty days.
2. The free days in writing, with the day on which the count begins. Why that matters is explained in [How demurrage works](/post/how-demurrage-works).
3. The draft bill of lading, read by one of us before you have to read it.
4. A message at each of six points: sealed, sailed, transhipped, discharged, released, delivered.
5. The empty box returned, and the receipt in your file.

## What we ask of you

The exact description of the goods, the packing list by case, and one person who may decide when a decision is needed. With those three, the rest is our work.
`;

export const seaFreight: SeedArticle = {
  slug: 'sea-freight',
  title: 'Sea freight',
  description: 'Full and shared containers through Dar es Salaam, Tanga and Mombasa.',
  createdAt: '2025-09-29T08:00:00.000Z',
  cover: covers.dark2,
  thumbnail_image: scenes.crane,
  IsDarkCover: true,
  seo: {
    metaTitle: 'Sea freight via Dar es Salaam, Tanga and Mombasa',
    metaDescription:
      'A container of your own or a place in one, the right port for the destination, free days in writing, and six messages between seal and delivery.',
    metakeywords: 'sea freight, container, shared container, Dar es Salaam, Tanga, Mombasa, mizigo',
  },
  blocks: [
    { __component: 'shared.rich-text-markdown-wrapper', body: body.trim() },
    {
      __component: 'shared.stack-images',
      title: 'From the ship to the shed',
      files: [
        { name: 'The ship, under the crane at the quay', file: scenes.crane },
        { name: 'The truck, on the road through the hills', file: scenes.road },
        { name: 'The shed at Ubungo, with full shelves', file: scenes.warehouse },
      ],
      renderBlock: { width: 'Half', value: 'center' },
    },
    {
      __component: 'shared.media-wrapper',
      title: 'Sunrise over the harbour, in our weave',
      file: thumbs.eight,
      renderBlock: { width: 'Half', value: 'center' },
    },
  ],
};
