import type { SeedArticle } from '../../types';
import { covers, scenes, thumbs } from '../media';

const body = `
The cashew auctions in the south begin in October. From then until January everybody between Masasi and Mtwara wants the same trucks, the same jute bags and the same empty containers in the same week. Those who book in August are served. Those who ring in November pay for the others’ calm.

What follows is the plan that we go through with exporters each year, in the order in which things run out.

## 1. Boxes, by the end of August

Empty twenty-foot containers do not live in Mtwara. They come by coaster or on the back of a truck, and somebody must have asked for them. Give your line a forecast by week. A forecast that is twenty per cent wrong is worth far more than none.

Ask for food-grade boxes, and look into each one with the doors closed. If you can see daylight, so can the rain.

## 2. Dry nuts, dry box

Raw nuts travel at eight to ten per cent moisture. Above that they sweat at sea, the roof of the container rains on the top layer, and the receiver in Tuticorin or Haiphong photographs the mould. We line each box with kraft paper, hang desiccant along both walls, and leave the top forty centimetres free. A twenty-foot box takes about sixteen tonnes that way.

## 3. The certificates, in parallel

- Quality certificate: the sample is drawn at the warehouse, not at the port.
- Plant health certificate and fumigation: seventy-two hours under the sheet, so the box stands for three days and the truck must not wait with it.
- Export permit and levy: paid before the entry is lodged, with two people in the country who can sign.

Idrissa’s team keeps one sheet per contract with all of it. How that works for other goods is on the [customs page](/customs-clearance).

## 4. Mtwara or Dar es Salaam

In some seasons the government leaves no choice: all nuts go through Mtwara. Ask which rule holds before you book.

Where you may choose, Mtwara is nearer, and quick when a ship is there. Dar es Salaam is 560 kilometres up the road and has a ship every other day. Our rule of thumb: when the next vessel in Mtwara is more than nine days off, the road is cheaper than the waiting. In the last week of November it usually is.

## 5. The money at the other end

The receiver pays against documents, and documents wait for the line to issue them. Send the draft bill of lading back **on the same day**, read by a person who knows how the receiver’s name is spelled. In last year’s season, one wrong letter cost an exporter eleven days of interest on nine containers.

If you want to go through your own list before the first auction, [write to the desk](/contact). For the way your load is watched between Masasi and the quay, look at the [online tracking](/tracking/online-tracking).
`;

export const cashewSeasonInMtwara: SeedArticle = {
  slug: 'cashew-season-in-mtwara',
  title: 'Cashew season in Mtwara: five things that run out',
  description:
    'Boxes, dry days, certificates, berths and signatures, in the order in which they run out, and when to ask for each.',
  createdAt: '2026-08-11T07:00:00.000Z',
  cover: covers.light2,
  thumbnail_image: thumbs.three,
  seo: {
    metaTitle: 'Shipping raw cashew from Mtwara: a plan by week',
    metaDescription:
      'When to book boxes, how dry the nuts and the container must be, which certificates run in parallel, and when Dar es Salaam beats waiting in Mtwara.',
    metakeywords: 'cashew, Mtwara, export, raw nuts, container, Masasi',
  },
  blocks: [
    { __component: 'shared.rich-text-markdown-wrapper', body: body.trim() },
    {
      __component: 'shared.slider-wrapper',
      title: 'From the warehouse to the ship',
      layout: 'three',
      files: [
        { name: 'The warehouse, where the sample is drawn', file: scenes.warehouse },
        { name: 'The weighbridge, with a truck full of sacks', file: scenes.weighbridge },
        { name: 'The quay, with a ship under the crane', file: scenes.crane },
        { name: 'The harbour, with a dhow at sunset', file: scenes.dhow },
      ],
      renderBlock: { width: 'Full' },
    },
  ],
};
