import type { SeedArticle } from '../../types';

// No picture, three sentences: the least that an editor enters.
export const holidaySupportHours: SeedArticle = {
  slug: 'holiday-support-hours',
  title: 'Support hours over the holidays',
  description: 'The desk stays open. The offices close for five days.',
  createdAt: '2025-12-15T07:00:00.000Z',
  seo: {
    metaTitle: 'Support hours over the holidays',
    metaDescription:
      'The offices are closed for five days around the end of the year; the support desk answers around the clock, on the same number.',
  },
  blocks: [
    {
      __component: 'shared.rich-text-markdown-wrapper',
      body: `Our offices in Dar es Salaam, Mombasa and Lusaka are closed from 25 to 28 December and on 1 January. The [support desk](/support-desk) answers on all of these days, around the clock, and the number stays the same. We wish you a quiet year-end close and a good start into 2026.`,
    },
  ],
};
