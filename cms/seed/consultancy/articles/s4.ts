import type { SeedArticle } from '../../types';
import { covers, gallery } from '../media';

export const s4: SeedArticle = {
  slug: 's4',
  title: 'S/4 for groups of companies',
  description:
    'Several companies, countries and currencies, one ledger. For groups that want to see Monday’s business on Monday, from the bottling line in Mbeya to the holding in Dubai.',
  createdAt: '2025-10-02T06:00:00.000Z',
  cover: covers.dark2,
  thumbnail_image: gallery.railway,
  IsDarkCover: true,
  seo: {
    metaTitle: 'S/4 for groups of companies in East Africa',
    metaDescription:
      'One ledger for several companies, countries and currencies: what S/4 does for a group in East Africa and the Gulf, and how we bring it in by stages.',
    metakeywords: 'S/4, group consolidation, shared services, ERP, GCC, East Africa',
  },
  blocks: [
    {
      __component: 'shared.rich-text-markdown-wrapper',
      body: `A group that has grown by buying usually owns as many systems as companies. Each is good enough by itself. The trouble starts on the fifth of the month, when somebody at the holding opens nine attachments.

S/4 puts the group into one ledger. An invoice between two sister companies is entered by one of them and appears in the books of both. Shillings, kwacha, dirhams and dollars stand next to each other, and the consolidated result is there as soon as the last company has closed.

## What groups use it for

- **Intercompany trade** without the monthly argument about balances
- **Shared services**: one team pays the suppliers of six companies
- **Production planning** across several plants, with maintenance and quality
- **Landed cost** of a container, split by item, on the day it leaves the port
- **Consolidation** under IFRS, with local books for each tax authority

## By stages, never all at once

We begin with finance in all companies, because that is where the group becomes visible. Stock and production follow plant by plant, the calmest one first. A plant goes live only when the one before it has closed two months without help.

| Stage | Typical length | What you have at the end |
| --- | --- | --- |
| Finance, all companies | 5 months | One chart of accounts, one close |
| First plant | 3 months | Stock and production by batch |
| Each further plant | 6 to 8 weeks | The same, and faster every time |
| Planning and maintenance | 2 months | Fewer surprises at the machines |

## The people

Juma Nassoro, one of [the nine who lead our practices](/aboutus/management-team), runs S/4 with fourteen certified consultants. Whoever is named in the proposal comes. If somebody falls ill, you meet the replacement before they start.

One company, fewer than a hundred users? Then [Business One](/solutions/erp/business-one) will very probably do, at a third of the cost.`,
    },
    {
      __component: 'shared.action-btn-wrapper',
      name: 'Talk to the S/4 team',
      link: '/contact',
    },
  ],
};
