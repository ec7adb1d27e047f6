import type { SeedArticle } from '../../types';
import { thumbs } from '../media';

const body = `
*Draft. Peter still has to confirm the depths at Mkata.*

The short rains are late this year, which does not mean that they will be short. Before they come we do four things on every truck: new wiper blades, tyres with at least six millimetres of tread, two tarpaulins instead of one, and a list of the places where water stands on the road.

The list is the part that clients ask for, so we mean to publish it here each November:

- Mkata: the bridge approach, after two hours of heavy rain.
- Mikumi: the dip before the park gate, seldom more than a hand deep.
- Kitonga: no water, but stones.

Planned addition: what we do with loads that are already on the way. See [the trips as measured](/post/dar-to-lusaka-day-by-day).
`;

export const beforeTheRains: SeedArticle = {
  slug: 'before-the-rains',
  title: 'Before the rains: where the road floods',
  description: 'Four things we change on every truck, and the places where the road floods first.',
  createdAt: '2026-11-16T15:40:00.000Z',
  thumbnail_image: thumbs.five,
  seo: {
    metaTitle: 'Before the rains: where the road floods',
    metaDescription:
      'What we change on every truck before the short rains, and the places between Dar es Salaam and Mbeya where the road floods first. Updated yearly.',
  },
  blocks: [{ __component: 'shared.rich-text-markdown-wrapper', body: body.trim() }],
  draft: true,
};
