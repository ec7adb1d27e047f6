import type { SeedArticle } from '../../types';
import { scenes } from '../media';

export const ubungoYardOnSaturdays: SeedArticle = {
  slug: 'ubungo-yard-on-saturdays',
  title: 'The Ubungo yard now opens on Saturdays',
  description: 'Collections, deliveries and container stripping from 7:00 to 14:00.',
  createdAt: '2026-03-06T12:15:00.000Z',
  thumbnail_image: scenes.warehouse,
  seo: {
    metaTitle: 'The Ubungo yard is open on Saturdays',
    metaDescription:
      'Collections, deliveries and container stripping at Ubungo on Saturdays from 7:00 to 14:00, at weekday prices.',
  },
  blocks: [
    {
      __component: 'shared.rich-text-markdown-wrapper',
      body: 'From this Saturday the bonded shed and the open yard at Ubungo work from 7:00 to 14:00, at weekday prices. Bring the release order and an identity card, and tell the desk by Friday noon if you need the forklift or four people to strip a container. Anybody who has queued there on a Monday morning will know why we did it; [write to us](/contact) if you would like a standing slot.',
    },
  ],
};
