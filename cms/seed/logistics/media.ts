import type { SeedFile } from '../types';

// A file is uploaded once and carries one alternative text, so each is described in one place.

export const logo: SeedFile = {
  file: 'logo-logistics.svg',
  alt: 'Msafara',
};

export const logoLight: SeedFile = {
  file: 'logo-logistics-light.svg',
  alt: 'Msafara',
};

export const covers = {
  contact: {
    file: 'cover-logistics-contact.webp',
    alt: 'Dark green cloth with one ochre thread between two points',
  },
  blogs: {
    file: 'cover-logistics-blogs.webp',
    alt: 'Dark cloth with red and ochre zigzags',
  },
  dark1: {
    file: 'cover-logistics-01.webp',
    alt: 'Dark cloth woven in blocks, stacked like containers',
  },
  dark2: { file: 'cover-logistics-02.webp', alt: 'Green cloth with a half sun above waves' },
  dark3: {
    file: 'cover-logistics-03.webp',
    alt: 'Dark cloth crossed by a band of white and red stripes',
  },
  light1: {
    file: 'cover-logistics-04.webp',
    alt: 'Light cloth with crossing zigzags and ochre diamonds',
  },
  light2: {
    file: 'cover-logistics-05.webp',
    alt: 'Light cloth with one red thread that climbs and falls in steps',
  },
  light3: {
    file: 'cover-logistics-06.webp',
    alt: 'Light cloth with two facing borders of triangles',
  },
} satisfies Record<string, SeedFile>;

export const thumbs = {
  one: {
    file: 'thumb-logistics-01.webp',
    alt: 'Dark cloth woven in coloured blocks, stacked like containers',
  },
  two: { file: 'thumb-logistics-02.webp', alt: 'Teal cloth woven in fine zigzag waves' },
  three: { file: 'thumb-logistics-03.webp', alt: 'Cream cloth with rows of small diamonds' },
  four: {
    file: 'thumb-logistics-04.webp',
    alt: 'Green kanga with a diamond and the saying Safari ni hatua, a journey is made of steps',
  },
  five: { file: 'thumb-logistics-05.webp', alt: 'Ochre cloth woven in broad zigzags' },
  six: {
    file: 'thumb-logistics-06.webp',
    alt: 'Dark cloth with a red and an ochre thread that cross on their way to two points',
  },
  seven: {
    file: 'thumb-logistics-07.webp',
    alt: 'Close view of threads that cross over and under',
  },
  eight: { file: 'thumb-logistics-08.webp', alt: 'Green cloth with a rising sun and its rings' },
  nine: { file: 'thumb-logistics-09.webp', alt: 'White kikoi cloth with fine stripes' },
  ten: { file: 'thumb-logistics-10.webp', alt: 'Dark red cloth with nested diamonds' },
} satisfies Record<string, SeedFile>;

export const scenes = {
  crane: {
    file: 'gallery-01.webp',
    alt: 'Drawing of a port crane loading a container ship at night',
    caption: 'A quay crane loads a container ship at night.',
  },
  mill: {
    file: 'gallery-02.webp',
    alt: 'Drawing of a mill with its silos in the sun',
    caption: 'A mill and its silos, waiting for a spare part.',
  },
  rack: {
    file: 'gallery-03.webp',
    alt: 'Drawing of three server racks',
    caption: 'The server racks where every position report is stored.',
  },
  till: {
    file: 'gallery-04.webp',
    alt: 'Drawing of a till on a market counter',
    caption: 'The end of the road: a till on a market counter.',
  },
  railway: {
    file: 'gallery-05.webp',
    alt: 'Drawing of an electric train on a viaduct',
    caption: 'An electric train on the viaduct of the new line inland.',
  },
  warehouse: {
    file: 'gallery-06.webp',
    alt: 'Drawing of a warehouse with full shelves and a forklift',
    caption: 'The shelves of bay three, where shared containers are opened and counted.',
  },
  dashboard: {
    file: 'gallery-07.webp',
    alt: 'Drawing of a screen with figures and charts',
    caption: 'A screen with the figures of every load.',
  },
  dhow: {
    file: 'gallery-08.webp',
    alt: 'Drawing of a dhow under sail at sunset',
    caption: 'A dhow on its way along the coast.',
  },
  weighbridge: {
    file: 'gallery-09.webp',
    alt: 'Drawing of a truck full of sacks on a weighbridge',
    caption: 'A truck full of sacks on the weighbridge.',
  },
  road: {
    file: 'gallery-10.webp',
    alt: 'Drawing of a truck that carries pipes through the hills',
    caption: 'A truck with pipes for a pumping station, on the road to Lusaka.',
  },
  orchard: {
    file: 'gallery-11.webp',
    alt: 'Drawing of a refrigerated truck among avocado trees at night',
    caption: 'A refrigerated truck in an orchard, loaded at night.',
  },
} satisfies Record<string, SeedFile>;

export const promo = {
  film: {
    file: 'promo-logistics.mp4',
    alt: 'One load drives from the port to its client, past five stops; ten seconds, without sound',
  },
  poster: {
    file: 'promo-logistics-poster.webp',
    alt: 'A truck at the end of an orange thread with five stops, each with a time and a document',
  },
} satisfies Record<string, SeedFile>;

export const quoteLeft: SeedFile = {
  file: 'quote-left-logistics.webp',
  alt: 'Green cloth on the loom, one ochre thread running down',
};

export const share: SeedFile = {
  file: 'share-logistics.png',
  alt: 'Msafara, Dar es Salaam, on a green woven ground',
};

/** Icons stand beside the word they draw, so they stay silent. */
export const icon = (name: string): SeedFile => ({ file: `icon-${name}.svg`, alt: '' });

const SERVICE_CLOTHS = {
  1: 'Dark cloth woven in coloured blocks',
  2: 'Teal cloth woven in waves',
  3: 'Dark cloth with ochre zigzags',
  4: 'Green cloth woven in squares',
  5: 'Blue cloth woven in eight-sided cells',
  6: 'Dark red cloth with nested diamonds',
};

export const serviceBackground = (number: keyof typeof SERVICE_CLOTHS): SeedFile => ({
  file: `service-logistics-0${number}.webp`,
  alt: SERVICE_CLOTHS[number],
});
