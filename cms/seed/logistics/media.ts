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
    alt: 'Dark woven pattern with a bright thread crossing it',
  },
  team: {
    file: 'cover-logistics-team.webp',
    alt: 'Dark woven pattern of small diamonds',
  },
  blogs: {
    file: 'cover-logistics-blogs.webp',
    alt: 'Dark woven pattern of wide diamonds',
  },
  dark1: { file: 'cover-logistics-01.webp', alt: 'Dark cloth pattern of nested diamonds' },
  dark2: { file: 'cover-logistics-02.webp', alt: 'Dark cloth pattern of steps and short threads' },
  dark3: { file: 'cover-logistics-03.webp', alt: 'Dark cloth pattern with bright centres' },
  light1: { file: 'cover-logistics-04.webp', alt: 'Light cloth pattern of nested diamonds' },
  light2: { file: 'cover-logistics-05.webp', alt: 'Light cloth pattern of fine threads' },
  light3: { file: 'cover-logistics-06.webp', alt: 'Light cloth pattern with ochre centres' },
} satisfies Record<string, SeedFile>;

export const thumbs = {
  one: { file: 'thumb-logistics-01.webp', alt: 'Woven picture, first cloth of the series' },
  two: { file: 'thumb-logistics-02.webp', alt: 'Woven picture, second cloth of the series' },
  three: { file: 'thumb-logistics-03.webp', alt: 'Woven picture, third cloth of the series' },
  four: { file: 'thumb-logistics-04.webp', alt: 'Woven picture, fourth cloth of the series' },
  five: { file: 'thumb-logistics-05.webp', alt: 'Woven picture, fifth cloth of the series' },
  six: { file: 'thumb-logistics-06.webp', alt: 'Woven picture, sixth cloth of the series' },
  seven: { file: 'thumb-logistics-07.webp', alt: 'Woven picture, seventh cloth of the series' },
  eight: { file: 'thumb-logistics-08.webp', alt: 'Woven picture, eighth cloth of the series' },
  nine: { file: 'thumb-logistics-09.webp', alt: 'Woven picture, ninth cloth of the series' },
  ten: { file: 'thumb-logistics-10.webp', alt: 'Woven picture, tenth cloth of the series' },
} satisfies Record<string, SeedFile>;

export const scenes = {
  crane: {
    file: 'gallery-01.webp',
    alt: 'Drawing of a port crane',
    caption: 'The quay crane sets the pace; everything behind it waits its turn.',
  },
  mill: {
    file: 'gallery-02.webp',
    alt: 'Drawing of a mill',
    caption: 'A mill that stops for a missing bearing stops for everyone.',
  },
  rack: {
    file: 'gallery-03.webp',
    alt: 'Drawing of a server rack',
    caption: 'The small room where every position report ends up.',
  },
  till: {
    file: 'gallery-04.webp',
    alt: 'Drawing of a till in a market',
    caption: 'The end of the road: somebody at a counter, paying.',
  },
  railway: {
    file: 'gallery-05.webp',
    alt: 'Drawing of a railway line',
    caption: 'Rail for the weight, road for the last stretch.',
  },
  warehouse: {
    file: 'gallery-06.webp',
    alt: 'Drawing of a warehouse',
    caption: 'Bay three, where shared containers are opened and counted.',
  },
  dashboard: {
    file: 'gallery-07.webp',
    alt: 'Drawing of a dashboard with charts',
    caption: 'One line per load, and the next border in plain words.',
  },
  dhow: {
    file: 'gallery-08.webp',
    alt: 'Drawing of a dhow under sail',
    caption: 'The oldest freight service on this coast.',
  },
} satisfies Record<string, SeedFile>;

export const promo = {
  film: {
    file: 'promo-logistics.mp4',
    alt: 'Ten seconds of a cloth being woven, thread by thread, without sound',
  },
  poster: {
    file: 'promo-logistics-poster.webp',
    alt: 'A half-woven cloth, still image of the film',
  },
} satisfies Record<string, SeedFile>;

export const quoteLeft: SeedFile = {
  file: 'quote-left-logistics.webp',
  alt: 'Tall dark woven pattern',
};

export const share: SeedFile = {
  file: 'share-logistics.png',
  alt: 'Msafara on a woven ground',
};

/** Icons stand beside the word they draw, so they stay silent. */
export const icon = (name: string): SeedFile => ({ file: `icon-${name}.svg`, alt: '' });

export const serviceBackground = (number: 1 | 2 | 3 | 4 | 5 | 6): SeedFile => ({
  file: `service-logistics-0${number}.webp`,
  alt: 'Dark woven pattern',
});
