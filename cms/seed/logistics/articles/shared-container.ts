import type { SeedArticle } from '../../types';
import { thumbs } from '../media';

export const sharedContainer: SeedArticle = {
  slug: 'shared-container',
  title: 'A place in a shared container',
  description:
    'For less than twelve cubic metres: a container for several clients, every Thursday.',
  createdAt: '2025-11-12T08:00:00.000Z',
  thumbnail_image: thumbs.six,
  seo: {
    metaTitle: 'Shared containers to Dar es Salaam',
    metaDescription:
      'From one crate to twelve cubic metres: a place in a shared container, filled every Thursday, cleared client by client and delivered by the piece.',
    metakeywords: 'shared container, LCL, groupage, small cargo, Dar es Salaam, mizigo',
  },
  blocks: [
    {
      __component: 'shared.rich-text-markdown-wrapper',
      body: `Less than twelve cubic metres is cheaper in company. We take cargo until Wednesday noon, fill the box on Thursday, and tell you what kind of goods stand beside yours.

- **Counted by the piece**, with a photograph of each at both ends
- **Cleared side by side**: a declaration for each client, lodged on the same day
- **Nobody waits for the slowest**: a piece without papers is set aside, the others go on

More than that travels better alone: see [sea freight](/freight/sea-freight). How long a box may stand before it costs money is explained in [How demurrage works](/post/how-demurrage-works).`,
    },
  ],
};
