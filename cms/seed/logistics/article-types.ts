import type { SeedArticleType } from '../types';
import { covers } from './media';

export const articleTypes: SeedArticleType[] = [
  {
    type: 'blogs',
    label: 'Notes from the road',
    cover: covers.blogs,
    IsDarkCover: true,
    articles: [
      'before-the-rains',
      'everything-in-one-place',
      'cashew-season-in-mtwara',
      'how-demurrage-works',
      'dar-to-lusaka-day-by-day',
      'avocados-from-njombe',
      'ubungo-yard-on-saturdays',
      'reading-a-container-number',
      'a-night-at-tunduma',
      'dar-to-the-gulf',
    ],
  },
  {
    type: 'freight',
    label: 'Freight',
    cover: covers.dark1,
    IsDarkCover: true,
    articles: ['air-freight', 'sea-freight', 'refrigerated-containers', 'road-freight'],
  },
  {
    type: 'corridors',
    label: 'Corridors',
    cover: covers.light2,
    articles: ['central-corridor', 'dar-to-lusaka'],
  },
  {
    type: 'products',
    label: 'Products',
    articles: ['online-tracking', 'aiva-tracking', 'customs-clearance'],
  },
  { type: 'legal', label: 'Legal', articles: ['privacy-policy'] },
];
