import type { SeedArticle } from '../../types';
import { covers, thumbs } from '../media';

const body = `
A refrigerated container is a promise about a temperature. We keep it in four places where it is usually broken: at the loading, on the road, at the gate, and in the last hour before the ship.

## What travels with us

| Goods | Set point | What matters |
|---|--:|---|
| Avocado, Hass | 5 to 6 °C | Fresh air vents, fruit cooled before loading |
| Limes | 9 to 10 °C | Humidity, no pallets against the doors |
| Cut flowers | 2 to 4 °C | Doors open briefly, early ship |
| Frozen fish and prawns | −20 °C | Never above −18 °C, not even at the plug |
| Vaccines and reagents | 2 to 8 °C | Two loggers, one of them ours |

## How we keep it

**Checked before it is loaded.** Each box is inspected, washed and run for two hours, and the report goes into your file.

**Power all the way.** A diesel set on every chassis, a spare filter in every cab, plugs at Ubungo for twelve units.

**A reading every ten minutes.** You see the curve in the [online tracking](/tracking/online-tracking). Two readings out of range ring a telephone at our desk.

**Somebody at the plug.** In the port we photograph the display on arrival and before loading.

## When something goes wrong

You hear of it within the hour, with the reading, the place and what is being done. The log is yours, whole and uncut, and Mariam Bakari’s desk prepares the claim. One such night is described in [Avocados from Njombe](/post/avocados-from-njombe).
`;

export const refrigeratedContainers: SeedArticle = {
  slug: 'refrigerated-containers',
  title: 'Refrigerated containers',
  description: 'Fruit, fish and medicines at the right temperature, from the shed to the ship.',
  createdAt: '2025-10-15T08:00:00.000Z',
  cover: covers.dark3,
  thumbnail_image: thumbs.nine,
  IsDarkCover: true,
  seo: {
    metaTitle: 'Refrigerated containers from Dar es Salaam',
    metaDescription:
      'Fruit, flowers, fish and medicines in range from the shed to the ship: checked boxes, power on the road, and a reading every ten minutes for you.',
    metakeywords: 'reefer, refrigerated container, cold chain, avocado, fish, vaccines',
  },
  blocks: [
    { __component: 'shared.rich-text-markdown-wrapper', body: body.trim() },
    {
      __component: 'shared.quote-wrapper',
      body: 'Our driver puts the probe into the fruit, not into the air.',
      name: 'Peter Shayo',
      title: 'Fleet Manager',
    },
    { __component: 'shared.action-btn-wrapper', name: 'Reserve a plug', link: '/contact' },
  ],
};
