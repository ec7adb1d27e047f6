import type { SeedFile } from '../types';

// A file is uploaded once per name, so its alternative text is written once, here.

export const logo: SeedFile = { file: 'logo-consultancy.svg', alt: 'Nyuzi' };
export const logoLight: SeedFile = { file: 'logo-consultancy-light.svg', alt: 'Nyuzi' };

export const covers = {
  contact: {
    file: 'cover-consultancy-contact.webp',
    alt: 'Dark woven pattern of crossing threads',
  },
  team: { file: 'cover-consultancy-team.webp', alt: 'Dark woven pattern of joined diamonds' },
  blogs: { file: 'cover-consultancy-blogs.webp', alt: 'Dark woven pattern of stepped stripes' },
  dark1: { file: 'cover-consultancy-01.webp', alt: 'Dark cloth woven in large diamonds' },
  dark2: { file: 'cover-consultancy-02.webp', alt: 'Dark cloth woven in narrow stripes' },
  dark3: { file: 'cover-consultancy-03.webp', alt: 'Dark cloth woven in steps' },
  light4: { file: 'cover-consultancy-04.webp', alt: 'Light cloth woven in large diamonds' },
  light5: { file: 'cover-consultancy-05.webp', alt: 'Light cloth woven in narrow stripes' },
  light6: { file: 'cover-consultancy-06.webp', alt: 'Light cloth woven in steps' },
} satisfies Record<string, SeedFile>;

export const thumbs = {
  one: {
    file: 'thumb-consultancy-01.webp',
    alt: 'Woven cloth with many small diamonds joined into one',
  },
  two: { file: 'thumb-consultancy-02.webp', alt: 'Woven cloth in three broad bands' },
  three: { file: 'thumb-consultancy-03.webp', alt: 'Woven cloth of short crossing threads' },
  four: {
    file: 'thumb-consultancy-04.webp',
    alt: 'Woven cloth in the narrow columns of a till roll',
  },
  five: { file: 'thumb-consultancy-05.webp', alt: 'Woven cloth in which four patterns meet' },
  six: { file: 'thumb-consultancy-06.webp', alt: 'Woven cloth in heavy steps' },
  seven: {
    file: 'thumb-consultancy-07.webp',
    alt: 'Woven cloth with one bright diamond at the centre',
  },
  eight: { file: 'thumb-consultancy-08.webp', alt: 'Woven cloth in rising stripes' },
  nine: { file: 'thumb-consultancy-09.webp', alt: 'Woven cloth in wide, soft waves' },
  ten: { file: 'thumb-consultancy-10.webp', alt: 'Woven cloth of nested diamonds' },
} satisfies Record<string, SeedFile>;

export const gallery = {
  portCrane: { file: 'gallery-01.webp', alt: 'Drawing of a port crane lifting a container' },
  mill: { file: 'gallery-02.webp', alt: 'Drawing of a grain mill with its silos' },
  serverRack: { file: 'gallery-03.webp', alt: 'Drawing of a server rack with its cables' },
  marketTill: { file: 'gallery-04.webp', alt: 'Drawing of a till on a market counter' },
  railway: { file: 'gallery-05.webp', alt: 'Drawing of a goods train on a railway line' },
  warehouse: { file: 'gallery-06.webp', alt: 'Drawing of a warehouse with stacked pallets' },
  dashboard: { file: 'gallery-07.webp', alt: 'Drawing of a screen with bars and a line chart' },
  dhow: { file: 'gallery-08.webp', alt: 'Drawing of a dhow under sail' },
} satisfies Record<string, SeedFile>;

export const promoVideo: SeedFile = {
  file: 'promo-consultancy.mp4',
  alt: 'Ten seconds of cloth being woven, without sound',
};
export const promoPoster: SeedFile = {
  file: 'promo-consultancy-poster.webp',
  alt: 'Cloth half woven on the loom',
};

export const quoteLeft: SeedFile = {
  file: 'quote-left-consultancy.webp',
  alt: 'Tall dark cloth with one bright thread running through it',
};

export const shareImage: SeedFile = {
  file: 'share-consultancy.png',
  alt: 'Nyuzi, woven in threads on a dark ground',
};
