import type { SeedArticle } from '../../types';
import { thumbs } from '../media';

export const darToKigali: SeedArticle = {
  slug: 'dar-to-kigali',
  title: 'Dar es Salaam to Kigali',
  description:
    'By rail to Isaka or by road all the way: two ways to Rwanda, and when each is right.',
  createdAt: '2025-11-05T08:00:00.000Z',
  thumbnail_image: thumbs.five,
  seo: {
    metaTitle: 'Cargo from Dar es Salaam to Kigali',
    metaDescription:
      'Containers from Dar es Salaam to Kigali by rail to Isaka or by road all the way: how many days each takes, what it saves, and which suits your cargo.',
    metakeywords: 'Kigali, Rwanda, Rusumo, Isaka, transit, Central Corridor, mizigo',
  },
  blocks: [
    {
      __component: 'shared.rich-text-markdown-wrapper',
      body: `Kigali lies 1,450 kilometres from the quay. A container gets there in four days by road, or in six to seven by rail and road for about a sixth less. Which one is right depends on what waits at the other end.

## By road

A truck leaves Ubungo in the evening and crosses at Rusumo on the fourth day. Papers go ahead of it, so that the border is a stop and not a stay.

## By rail to Isaka

Heavy and patient cargo takes the train: cement, fertiliser, tiles. At Isaka it changes to a truck under the same seal and the same bond.

Either way you follow it in the [online tracking](/tracking/online-tracking). The whole road is described in [the Central Corridor](/corridors/central-corridor).`,
    },
  ],
};
