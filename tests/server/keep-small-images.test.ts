import { getSharp, optimizeImage } from 'next/dist/server/image-optimizer/transform.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepSmallImages } from '@/server/keep-small-images';

const sharp = getSharp(null, null);
const { toBuffer } = sharp.prototype;

beforeAll(() => keepSmallImages());
afterAll(() => {
  sharp.prototype.toBuffer = toBuffer;
});

const resize = (buffer: Buffer, contentType = 'image/webp') =>
  optimizeImage({ buffer, contentType, quality: 60, width: 750 });

/** Lines in two colours: few bytes without loss, many with it. */
function drawing(width = 1200) {
  const lines = Array.from(
    { length: 60 },
    (_, index) => `<path d="M${index * 20} 0L${1200 - index * 20} 800" stroke-width="6"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${(width * 2) / 3}" viewBox="0 0 1200 800" stroke="#7a1f3d" shape-rendering="crispEdges">${lines.join('')}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: 'white' }).webp({ lossless: true });
}

test('a drawing that is smaller than the copy of it is sent itself', async () => {
  const file = await drawing().toBuffer();
  expect((await resize(file)).equals(file)).toBe(true);
});

test('one with metadata is resized, so is one of many pixels, and one of another format than was asked for', async () => {
  const turned = await drawing().withMetadata({ orientation: 6 }).toBuffer();
  expect(await sharp(await resize(turned)).metadata()).toMatchObject({ width: 750, height: 1125 });
  const large = await drawing(2400).toBuffer();
  expect(await sharp(await resize(large)).metadata()).toMatchObject({ width: 750 });
  const file = await drawing().toBuffer();
  expect(await sharp(await resize(file, 'image/jpeg')).metadata()).toMatchObject({
    format: 'jpeg',
    width: 750,
  });
});

test('what is smaller as a copy is resized', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const file = await sharp({
    create: { width: 1200, height: 800, channels: 3, background: 'white', noise },
  })
    .webp({ quality: 90 })
    .toBuffer();
  expect(await sharp(await resize(file)).metadata()).toMatchObject({ width: 750 });
});
