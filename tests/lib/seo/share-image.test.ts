import { expect, test } from 'vitest';
import { drawableText, drawnShareImage, parseShareImagePath } from '@/lib/seo/share-image';

test.each(['/', '/blogs', '/solutions/erp/caf%C3%A9'])(
  'the image of %s leads back to it',
  (path) => {
    const { url } = drawnShareImage(path, 'Nyuzi', 'Title');
    const segments = new URL(url, 'https://site.example').pathname.split('/').slice(2);
    expect(parseShareImagePath(segments)).toBe(path);
  },
);

test('the image of home has a name, too', () => {
  expect(drawnShareImage('/', 'Nyuzi', 'Home').url).toMatch(/^\/share-image\/index\.png\?v=/);
});

test('other words are another address', () => {
  const first = drawnShareImage('/blogs', 'Nyuzi', 'Blogs').url;
  expect(drawnShareImage('/blogs', 'Nyuzi', 'News').url).not.toBe(first);
  expect(drawnShareImage('/blogs', 'Nyuzi', 'Blogs').url).toBe(first);
});

test.each([['page'], ['page', 'x.jpg'], []])('%j is no image', (...segments) => {
  expect(parseShareImagePath(segments)).toBeNull();
});

test('what the fonts lack is left out', () => {
  expect(drawableText('Café – “bei” za 2026 🚀 مرحبا €')).toBe('Café – “bei” za 2026 €');
  expect(drawableText('one🚀two')).toBe('one two');
  expect(drawableText('مرحبا')).toBe('');
});
