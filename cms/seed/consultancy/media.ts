import type { SeedFile } from '../types';

// A file is uploaded once per name, so its alternative text is written once, here.

export const logo: SeedFile = { file: 'logo-consultancy.svg', alt: 'Nyuzi' };
export const logoLight: SeedFile = { file: 'logo-consultancy-light.svg', alt: 'Nyuzi' };

export const covers = {
  contact: {
    file: 'cover-consultancy-contact.webp',
    alt: 'Dark cloth with one diamond of nested threads',
  },
  blogs: { file: 'cover-consultancy-blogs.webp', alt: 'Dark green cloth with zigzag bands' },
  dark1: { file: 'cover-consultancy-01.webp', alt: 'Dark cloth woven in large diamonds' },
  dark2: {
    file: 'cover-consultancy-02.webp',
    alt: 'Broad green, white, ochre and red bands plaited on a dark ground',
  },
  dark3: { file: 'cover-consultancy-03.webp', alt: 'Dark cloth with narrow coloured stripes' },
  light4: {
    file: 'cover-consultancy-04.webp',
    alt: 'Pale cloth with a framed diamond, like a kanga',
  },
  light5: { file: 'cover-consultancy-05.webp', alt: 'Pale ochre cloth woven in diamonds' },
  light6: { file: 'cover-consultancy-06.webp', alt: 'White cloth with squares set inside squares' },
} satisfies Record<string, SeedFile>;

export const thumbs = {
  one: {
    file: 'thumb-consultancy-01.webp',
    alt: 'Ochre cloth woven in diamonds',
  },
  two: { file: 'thumb-consultancy-02.webp', alt: 'Green cloth woven in eight-sided rings' },
  three: { file: 'thumb-consultancy-03.webp', alt: 'Dark cloth woven in wide diamonds' },
  four: {
    file: 'thumb-consultancy-04.webp',
    alt: 'Kanga with a diamond, a border and the words “Haba na haba”',
  },
  five: {
    file: 'thumb-consultancy-05.webp',
    alt: 'Broad green, white, ochre and red bands plaited over and under',
  },
  six: { file: 'thumb-consultancy-06.webp', alt: 'Red cloth woven in zigzag bands' },
  seven: {
    file: 'thumb-consultancy-07.webp',
    alt: 'Pale cloth with narrow stripes of many colours',
  },
  eight: {
    file: 'thumb-consultancy-08.webp',
    alt: 'Dark blue cloth with rings around one bright centre',
  },
  nine: { file: 'thumb-consultancy-09.webp', alt: 'White cloth of short crossing threads' },
  ten: {
    file: 'thumb-consultancy-10.webp',
    alt: 'Dark cloth with ochre diamonds between zigzag borders',
  },
} satisfies Record<string, SeedFile>;

export const gallery = {
  portCrane: {
    file: 'gallery-01.webp',
    alt: 'Drawing of a port crane that loads a container ship',
  },
  mill: { file: 'gallery-02.webp', alt: 'Drawing of a grain mill with three silos' },
  serverRack: { file: 'gallery-03.webp', alt: 'Drawing of three server racks joined by cables' },
  marketTill: {
    file: 'gallery-04.webp',
    alt: 'Drawing of a till on a market counter under a striped awning',
  },
  railway: { file: 'gallery-05.webp', alt: 'Drawing of a goods train that crosses a viaduct' },
  warehouse: {
    file: 'gallery-06.webp',
    alt: 'Drawing of a warehouse with full racks and a forklift',
  },
  dashboard: {
    file: 'gallery-07.webp',
    alt: 'Drawing of a screen with bars, figures and a line chart',
  },
  dhow: { file: 'gallery-08.webp', alt: 'Drawing of a dhow under sail at sunset' },
  weighbridge: {
    file: 'gallery-09.webp',
    alt: 'Drawing of a lorry full of sacks on a weighbridge',
  },
  cementLorry: {
    file: 'gallery-12.webp',
    alt: 'Drawing of a tank lorry on the weighbridge of a cement works, at dawn',
  },
} satisfies Record<string, SeedFile>;

export const promoVideo: SeedFile = {
  file: 'promo-consultancy.mp4',
  alt: 'AIVA answers a question, and each figure leads to its record; ten seconds, without sound',
};
export const promoPoster: SeedFile = {
  file: 'promo-consultancy-poster.webp',
  alt: 'A question, AIVA’s answer in three sentences, and three records; a red thread joins each figure to its record',
};

export const quoteLeft: SeedFile = {
  file: 'quote-left-consultancy.webp',
  alt: 'Tall dark cloth with one bright thread running through it',
};

export const shareImage: SeedFile = {
  file: 'share-consultancy.png',
  alt: 'The sign and name of Nyuzi, Dar es Salaam, on dark cloth',
};
