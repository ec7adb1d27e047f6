import type { SeedArticle } from '../../types';
import { covers, thumbs } from '../media';

const body = `
Sixty-two trucks, seventy-eight drivers, one workshop. We own what we drive on the long corridors, because a truck that belongs to somebody else also belongs to somebody else’s plans.

## The fleet

- 38 flat and skeletal trailers for containers, up to 28 tonnes of cargo
- 14 curtain-siders for palletised goods
- 6 refrigerated trailers with their own sets
- 4 low-beds for machines up to 60 tonnes

No truck is older than nine years. Each is inspected before every trip across a border, by a fitter who does not drive it.

## The drivers

Nobody is on the open road after ten at night, and nobody drives more than nine hours in a day. On the Lusaka road two drivers share a truck in the season. It costs us a few trips a year. In 2024 the fleet covered 5.1 million kilometres without a serious injury, and we mean to write that sentence again.

## Where we go

Fixed departures leave the port for [Lusaka](/corridors/dar-to-lusaka) on Mondays, Wednesdays and Fridays, and along the [Central Corridor](/corridors/central-corridor) on Tuesdays and Saturdays. Everything else goes when it is ready.

In the city we deliver with small trucks from Ubungo, six mornings a week, before the traffic on Morogoro Road begins in earnest.

## What a price contains

The truck, the driver, the fuel at the price of the day on which we quote, tolls, border fees at cost, tracking, and insurance of the vehicle. Cover for the cargo itself is a line of its own, so that you can compare it. Waiting is free for the first twelve hours at either end.
`;

export const roadFreight: SeedArticle = {
  slug: 'road-freight',
  title: 'Road freight',
  description: 'Our own trucks, our own drivers, and fixed days of departure.',
  createdAt: '2025-11-06T08:00:00.000Z',
  cover: covers.dark1,
  thumbnail_image: thumbs.five,
  IsDarkCover: true,
  seo: {
    metaTitle: 'Road freight across East and Southern Africa',
    metaDescription:
      'Sixty-two trucks of our own, rested drivers, fixed departures from the port of Dar es Salaam to Lusaka and the lakes, and prices with every line.',
    metakeywords: 'road freight, trucks, haulage, Tanzania, Zambia, Rwanda, usafirishaji, malori',
  },
  blocks: [{ __component: 'shared.rich-text-markdown-wrapper', body: body.trim() }],
};
