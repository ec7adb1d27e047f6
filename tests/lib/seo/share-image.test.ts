import { expect, test } from 'vitest';
import {
  chosenShareImage,
  drawableText,
  drawnShareImage,
  parseShareImagePath,
} from '@/lib/seo/share-image';
import config from '@/next.config';

const NYUZI = { brand: 'Nyuzi', look: 'a' };

test.each(['/', '/blogs', '/solutions/erp/caf%C3%A9'])(
  'the image of %s leads back to it',
  (path) => {
    const { url } = drawnShareImage(path, NYUZI, 'Title');
    const segments = new URL(url, 'https://site.example').pathname.split('/').slice(2);
    expect(parseShareImagePath(segments)).toBe(path);
  },
);

test('the image of home has a name, too', () => {
  expect(drawnShareImage('/', NYUZI, 'Home').url).toMatch(/^\/share-image\/index\.png\?v=/);
});

test('other words, and another look of the organization, are another address', () => {
  const first = drawnShareImage('/blogs', NYUZI, 'Blogs').url;
  expect(drawnShareImage('/blogs', NYUZI, 'News').url).not.toBe(first);
  expect(drawnShareImage('/blogs', { ...NYUZI, look: 'b' }, 'Blogs').url).not.toBe(first);
  expect(drawnShareImage('/blogs', NYUZI, 'Blogs').url).toBe(first);
});

test.each([['page'], ['page', 'x.jpg'], []])('%j is no image', (...segments) => {
  expect(parseShareImagePath(segments)).toBeNull();
});

test('what the fonts lack is left out', () => {
  expect(drawableText('Café – “bei” za 2026 🚀 مرحبا €')).toBe('Café – “bei” za 2026 €');
  expect(drawableText('one🚀two')).toBe('one two');
  expect(drawableText('مرحبا')).toBe('');
});

const CHOSEN = {
  url: 'https://cms.example/uploads/share.png?v=1',
  width: 1200,
  height: 630,
  alt: '',
  mime: 'image/png',
  caption: null,
  isPhotograph: false,
  focalPoint: null,
};
const COPY = '/_next/image?url=https%3A%2F%2Fcms.example%2Fuploads%2Fshare.png%3Fv%3D1&w=1536&q=60';

test('an image that an editor chose is shared, by the title where it is not described', () => {
  const shared = { url: COPY, width: 1200, height: 630 };
  expect(chosenShareImage(CHOSEN, 'Payroll')).toEqual({ ...shared, alt: 'Payroll' });
  expect(chosenShareImage({ ...CHOSEN, alt: 'A desk' }, 'Payroll')?.alt).toBe('A desk');
});

test('of a large photo a copy is shared, with the size of the copy, which the optimizer has', () => {
  const photo = { ...CHOSEN, mime: 'image/jpeg', width: 3000, height: 1600 };
  expect(chosenShareImage(photo, 'Payroll')).toMatchObject({ url: COPY, width: 1536, height: 819 });
  const png = { ...photo, mime: 'image/png' };
  const smaller = COPY.replace('w=1536', 'w=1088');
  expect(chosenShareImage(png, 'Payroll')).toMatchObject({
    url: smaller,
    width: 1088,
    height: 580,
  });
  expect(config.images?.deviceSizes).toEqual(expect.arrayContaining([1088, 1536]));
  expect(config.images?.qualities).toContain(60);
});

test.each([
  { mime: 'image/svg+xml' },
  { mime: 'image/avif' },
  { mime: null },
  { width: null },
  { height: null },
  { width: 299 },
  { height: 156 },
])('an image with %j is not shared', (change) => {
  expect(chosenShareImage({ ...CHOSEN, ...change }, 'Payroll')).toBeNull();
});

test('without an image none is shared', () => {
  expect(chosenShareImage(null, 'Payroll')).toBeNull();
});
