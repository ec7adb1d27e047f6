import { afterEach, expect, test, vi } from 'vitest';
import { drawableText } from '@/lib/seo/share-image';
import { drawShareImage } from '@/lib/server/seo/share-card';

afterEach(() => {
  vi.unstubAllGlobals();
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
