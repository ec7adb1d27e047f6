import { afterEach, expect, test, vi } from 'vitest';
import { drawableText, drawnShareImage, parseShareImagePath } from '@/lib/seo/share-image';
import { drawShareImage } from '@/lib/server/seo/share-card';

afterEach(() => {
  vi.unstubAllGlobals();
});

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

test('a PNG of 1200 by 630 with every sign the fonts are trusted with, and no third party is asked', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    asked.push(String(input));
    throw new Error('No network');
  });
  const signs = Array.from({ length: 0x2123 }, (_, code) => String.fromCodePoint(code)).join('');
  const titles = drawableText(signs).match(/.{1,90}/gu) ?? [];
  for (const title of [...titles, 'مرحبا 🚀']) {
    const image = await drawShareImage({ brand: title, city: title, title, isHome: false });
    const bytes = Buffer.from(await image.arrayBuffer());
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  }
  expect(asked.filter((address) => address.startsWith('http'))).toEqual([]);
}, 60_000);
