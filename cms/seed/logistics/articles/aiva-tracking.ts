import type { SeedArticle } from '../../types';
import { covers, thumbs } from '../media';

const body = `
AIVA is our virtual assistant. It answers where a load is, what it is waiting for, and which paper is missing, in English and in Swahili, at any hour. You write to it by WhatsApp or on the tracking page as you would write to a colleague.

## How a conversation goes

> **You:** <span lang="sw">liko wapi kontena la matairi?</span>
>
> **AIVA:** <span lang="sw">Kontena XMPU 204518 liko Mbeya tangu saa 14:20. Linatarajiwa Tunduma leo jioni, kati ya saa 17:00 na 19:00. Hakuna hati inayokosekana.</span>
>
> **You:** and how many free days are left?
>
> **AIVA:** Nine of twenty-one, counted from discharge on 2 April. At the usual pace the box is back on the last free day, if it is unloaded on the day it arrives.

## What it knows

It reads what is in the [online tracking](/tracking/online-tracking): positions, papers, clocks and receipts of your own loads, and of nobody else’s. It knows our transit times as measured, the opening hours of the depots, and the list of papers for each corridor.

## What it does not do

It does not quote prices, does not promise an hour that the measurements do not support, and does not settle claims. When it does not know something, it says so and passes the question to the person who looks after your file, together with everything you have written so far. During office hours that person answers within the hour.

About seven questions in ten are answered without anybody being woken. For the other three there is the operations desk, which is awake anyway.

## Privacy

Conversations are kept for ninety days, so that a colleague can read what was said. They are not used for anything else. More in the [privacy policy](/privacy-policy).
`;

export const aivaTracking: SeedArticle = {
  slug: 'aiva-tracking',
  title: 'AIVA: ask where your load is',
  description: 'The virtual assistant for your shipments, in English and Swahili, at any hour.',
  createdAt: '2026-04-14T08:00:00.000Z',
  cover: covers.light3,
  thumbnail_image: thumbs.ten,
  seo: {
    metaTitle: 'AIVA: ask where your load is',
    metaDescription:
      'AIVA answers where a load is, what it waits for and which paper is missing, in English and Swahili, and hands over to a person when it must.',
    metakeywords: 'AIVA, virtual assistant, tracking, WhatsApp, Swahili',
  },
  blocks: [
    { __component: 'shared.rich-text-markdown-wrapper', body: body.trim() },
    { __component: 'shared.action-btn-wrapper', name: 'Try AIVA with one load', link: '/contact' },
  ],
};
