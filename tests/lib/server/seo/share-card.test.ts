import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { drawableText } from '@/lib/seo/share-image';
import type { LogoData } from '@/lib/server/seo/logo-data';
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
    const identity = { brand: title, accent: '#f07c1c' };
    const bytes = await drawShareImage({ identity, logo: null, city: title, title, isHome: false });
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  }
  expect(asked.filter((address) => address.startsWith('http'))).toEqual([]);
}, 60_000);

test('the logo and the accent of the organization are on it', async () => {
  const draw = async (accent: string, logo: LogoData | null) => {
    const identity = { brand: 'Msafara', accent };
    const card = { identity, logo, city: null, title: 'FAQ', isHome: false };
    return (await drawShareImage(card)).toString('base64');
  };
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><path d="M0 0h4v1H0z"/></svg>';
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  const [wide, mark, dark] = [
    { src, width: 160, height: 40, isLight: true },
    { src, width: 40, height: 40, isLight: true },
    { src, width: 160, height: 40, isLight: false },
  ];
  const images = await Promise.all([
    draw('#f07c1c', null),
    draw('#0a7d4b', null),
    draw('#f07c1c', wide),
    draw('#f07c1c', mark),
    draw('#f07c1c', dark),
  ]);
  expect(new Set(images).size).toBe(images.length);
}, 60_000);

/** Rows and columns of the title of an image that have letters, in px. */
async function findLetters(title: string) {
  const identity = { brand: 'Msafara', accent: '#f07c1c' };
  const card = await drawShareImage({ identity, logo: null, city: null, title, isHome: false });
  const { data, info } = await sharp(card).greyscale().raw().toBuffer({ resolveWithObject: true });
  const isLetter = (x: number, y: number) => (data[y * info.width + x] ?? 0) > 200;
  const columns = [...Array(info.width).keys()];
  // Below the name, above the line.
  const rows = [...Array(info.height - 120).keys()].filter(
    (y) => y > 160 && columns.some((x) => isLetter(x, y)),
  );
  const columnsOf = (some: readonly number[]) =>
    columns.filter((x) => some.some((y) => isLetter(x, y)));
  return { rows, columnsOf };
}

test('no word of a title stands in a line alone', async () => {
  const { rows, columnsOf } = await findLetters('How demurrage works, and how to stop paying it');
  const lastLine = columnsOf(rows.slice(-40));
  expect(Math.max(...lastLine) - Math.min(...lastLine)).toBeGreaterThan(300);
}, 60_000);

test('a word that has room is not broken', async () => {
  const widthOf = async (title: string) => {
    const { rows, columnsOf } = await findLetters(title);
    const columns = columnsOf(rows);
    return Math.max(...columns) - Math.min(...columns);
  };
  expect(await widthOf('Management Team')).toBeGreaterThanOrEqual(await widthOf('Management'));
}, 60_000);

test('a word that is longer than the image is not cut off', async () => {
  const { rows, columnsOf } = await findLetters('Donaudampfschifffahrtsgesellschaft'.repeat(2));
  expect(Math.max(...columnsOf(rows))).toBeLessThan(1000);
}, 60_000);
