import type { SeedArticle } from '../../types';
import { covers } from '../media';

const body = `
From the port through Morogoro, Dodoma and Singida to the lakes: the Central Corridor carries the trade of Rwanda, Burundi, the east of the Congo and a good part of Uganda. It is 1,300 to 1,700 kilometres long, it is kinder to brakes than the road to Zambia, and its weighbridges are known by heart to everyone who uses it.

## Rail and road together

Heavy, patient cargo goes by rail to the dry port at Isaka or to Kigoma, and by truck from there. Cargo in a hurry goes by road the whole way. For most loads above twenty tonnes the two together cost about a sixth less than road alone and take two to three days longer. We quote both, side by side.

## Days to plan with

| Destination | Border | Road, days | Rail and road, days |
|---|---|--:|--:|
| Kigali | Rusumo | 4 | 6 to 7 |
| Bujumbura | Kobero | 5 | 7 to 8 |
| Bukavu | Rusizi | 6 | 9 |
| Kampala | Mutukula | 5 | 7 to 8 |

Departures by road: Tuesdays and Saturdays. Goods in transit travel under a customs bond, which is in our name and on our account; the [customs desk](/customs-clearance) opens and closes it. You can see where your load is at this hour in the [online tracking](/tracking/online-tracking).
`;

export const centralCorridor: SeedArticle = {
  slug: 'central-corridor',
  title: 'The Central Corridor',
  description: 'By road or by rail and road to Kigali, Bujumbura, Bukavu and Kampala.',
  createdAt: '2025-11-27T08:00:00.000Z',
  cover: covers.light2,
  seo: {
    metaTitle: 'Central Corridor: Dar to Kigali and Bujumbura',
    metaDescription:
      'From the port of Dar es Salaam to Kigali, Bujumbura, Bukavu and Kampala: days to plan with by road or by rail and road, bonds, and departures.',
    metakeywords: 'Central Corridor, Kigali, Bujumbura, Isaka, rail freight',
  },
  blocks: [
    { __component: 'shared.rich-text-markdown-wrapper', body: body.trim() },
    { __component: 'shared.action-btn-wrapper', name: 'Compare road and rail', link: '/contact' },
  ],
};
