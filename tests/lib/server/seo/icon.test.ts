import { expect, test } from 'vitest';
import { ICON_FILES } from '@/lib/seo/icon-files';
import { drawIcon, toIco } from '@/lib/server/seo/icon';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4H0z"/></svg>';
const SRC = `data:image/svg+xml;base64,${Buffer.from(SVG).toString('base64')}`;
const FILE = ICON_FILES['/favicon.ico'];

function identity(brand: string, accent = '#f07c1c') {
  return { brand, accent };
}

test.each(Object.entries(ICON_FILES))('%s is a PNG of its size', async (_, file) => {
  const png = await drawIcon(file, identity('Msafara'), null);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([file.size, file.size]);
  expect(png.length).toBeLessThan(32_000);
});

test('the icon is the initial in the accent', async () => {
  const draw = (brand: string, accent?: string) => drawIcon(FILE, identity(brand, accent), null);
  const icon = await draw('Msafara');
  expect(await draw('“msafara”')).toEqual(icon);
  for (const other of [draw('Nyuzi'), draw('Msafara', '#f43f5e'), draw('Msafara', '#12305c')]) {
    expect(await other).not.toEqual(icon);
  }
});

test('a name of which the fonts have no letter has a sign, too: the same for all', async () => {
  const sign = await drawIcon(FILE, identity('مرحبا'), null);
  expect(await drawIcon(FILE, identity('—'), null)).toEqual(sign);
  expect(sign.length).toBeGreaterThan(200);
});

test.each([
  ['ßeta', 'Seta'],
  ['µtorrent', 'Torrent'],
])('the icon of %s is one capital letter that the fonts have', async (brand, like) => {
  expect(await drawIcon(FILE, identity(brand), null)).toEqual(
    await drawIcon(FILE, identity(like), null),
  );
});

test('a square logo is the icon', async () => {
  const initial = await drawIcon(FILE, identity('Msafara'), null);
  const draw = (isLight: boolean) =>
    drawIcon(FILE, identity('Msafara'), { src: SRC, width: 40, height: 40, isLight });
  const square = await draw(false);
  expect(square).not.toEqual(initial);
  expect(await draw(true)).not.toEqual(square);
});

test('an ICO file says where its image is, and how large', () => {
  const png = Buffer.from('png');
  const ico = toIco(png, 48);
  expect(ico.subarray(0, 8)).toEqual(Buffer.from([0, 0, 1, 0, 1, 0, 48, 48]));
  expect(ico.subarray(ico.readUInt32LE(18))).toEqual(png);
  expect(ico.readUInt32LE(14)).toBe(png.length);
});
