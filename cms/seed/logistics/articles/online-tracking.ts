import type { SeedArticle } from '../../types';
import { covers, promo, scenes, share } from '../media';

const body = `
One page, one line per load. Each line says where the load is, what it is waiting for, and the hour at which we expect it at your gate. There is nothing to install. You receive an address and a password with your first order, and as many more as you have colleagues.

## What you see

- **Position** of every truck, no older than ten minutes. For ships and aircraft, the last port or airport that reported.
- **The next step** in plain words: “waiting for assessment at Nakonde, usually six hours”. And the queue before it, counted from our own trucks.
- **The papers**, each as a file, from the purchase invoice to the receipt for the empty box.
- **The clocks**: free days used and left, for the port and for the container.
- **Temperature**, for everything cold, as a curve you can print.
- **The money**: charges so far, with receipts, in shillings and in US dollars.

## What it tells you without being asked

A message by SMS, WhatsApp or email when a load is discharged, released, out of the gate, over the border, and delivered. A message as well when the expected hour moves by more than four hours, with the reason. You choose who gets which, so that the store hears about the delivery and the accountant about the duty.

## For your own systems

Every line can be read by your ERP: arrivals into the purchase order, costs into the month-end close, receipts into the archive. Savanna Agro’s stock system has done so since March, and nobody there types container numbers any more.

## What it costs

It is part of the freight. We would have to answer these questions by telephone otherwise, and we would rather use the telephone for the other ones. For those, there is also [AIVA](/tracking/aiva-tracking), which reads the same page and answers at night.
`;

export const onlineTracking: SeedArticle = {
  slug: 'online-tracking',
  title: 'Online tracking',
  description: 'Position, papers, clocks and costs of every load you have open, on one page.',
  createdAt: '2025-12-02T08:00:00.000Z',
  cover: covers.dark2,
  thumbnail_image: scenes.dashboard,
  IsDarkCover: true,
  seo: {
    metaTitle: 'Online tracking for every load',
    metaDescription:
      'One page with position, next step, papers, free days, temperature and costs of every load, messages when something moves, and a link to your ERP.',
    metakeywords: 'cargo tracking, container tracking, free days, ERP link, SMS',
    shareImage: share,
  },
  blocks: [
    { __component: 'shared.rich-text-markdown-wrapper', body: body.trim() },
    {
      __component: 'shared.media-wrapper',
      title: 'One load, stop by stop, in ten seconds (an example)',
      file: promo.film,
      thumbnail_image: scenes.road,
      renderBlock: { width: 'Width-70', value: 'center' },
    },
    {
      __component: 'shared.action-btn-wrapper',
      name: 'See it with your own load',
      link: '/contact',
    },
  ],
};
