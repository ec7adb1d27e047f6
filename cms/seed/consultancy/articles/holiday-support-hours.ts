import type { SeedArticle } from '../../types';

// No picture, no SEO, three sentences: the least that an editor enters.
export const holidaySupportHours: SeedArticle = {
  slug: 'holiday-support-hours',
  title: 'Support hours over the holidays',
  description: 'The desk stays open. The offices close for four days.',
  createdAt: '2025-12-15T07:00:00.000Z',
  blocks: [
    {
      __component: 'shared.rich-text-markdown-wrapper',
      body: `Our offices in Dar es Salaam, Mombasa and Lusaka are closed from 25 to 28 December and on 1 January. The [support desk](/support-desk) answers on all of these days, around the clock, and the number stays the same. We wish you a quiet year-end close and a good start into 2026.`,
    },
  ],
};
