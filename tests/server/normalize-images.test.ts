import { createServer } from 'node:http';
import { beforeAll, expect, test, vi } from 'vitest';
import { listen } from '@/tests/support/listen';
import { send } from '@/tests/support/send';

const FILE = 'https://media.example/uploads/hall_1.jpg';
let signVersion: typeof import('@/lib/server/cms/media-version').signVersion;
let toImageAddress: typeof import('@/server/normalize-images').toImageAddress;
let normalizeImages: typeof import('@/server/normalize-images').normalizeImages;

beforeAll(async () => {
  vi.stubEnv('CONTENT_API_URL', 'https://cms.example');
  vi.stubEnv('CONTENT_API_TOKEN', 'a-token-of-some-length');
  ({ signVersion } = await import('@/lib/server/cms/media-version'));
  ({ normalizeImages, toImageAddress } = await import('@/server/normalize-images'));
});

function optimized(source: string, rest = '&w=640&q=60'): string {
  return `/_next/image?url=${encodeURIComponent(source)}${rest}`;
}

test('the version that a page names stays', () => {
  const version = signVersion('/uploads/hall_1.jpg', Date.UTC(2026, 0, 2));
  expect(toImageAddress(optimized(`${FILE}?v=${version}`))).toBe(optimized(`${FILE}?v=${version}`));
});

test.each([
  `${FILE}?v=made-up`,
  `${FILE}?v=`,
  `${FILE}?v=mjw0tc00.AAAAAAAA`,
  `${FILE}?other=1`,
  `${FILE}#part`,
  'https://MEDIA.example//uploads/./hall_1.jpg',
  'https://media.example/upload%73/hall%5F1.jpg',
  'https://somebody@media.example/uploads/hall_1.jpg',
])('%s is the file without a version', (source) => {
  expect(toImageAddress(optimized(source, '&w=640&q=60&x=1'))).toBe(optimized(FILE));
});

test.each([
  ['&w=0640&q=060', '&w=640&q=60'],
  ['&q=60&w=640&w=48', '&w=640&q=60'],
  ['&w=a1&q=60', '&w=x&q=60'],
])('a size as %s is written as %s', (rest, written) => {
  expect(toImageAddress(optimized(FILE, rest))).toBe(optimized(FILE, written));
});

test('no cache in front stores what another address got than the one that pages name', async () => {
  const handle = normalizeImages((_request, response) => response.end());
  const server = createServer(handle);
  const port = await listen(server);
  const ask = async (url: string) =>
    (await send(port, url, { headers: {} })).headers['x-accel-expires'];
  expect(await ask(optimized(FILE))).toBeUndefined();
  expect(await ask('/faq?x=1')).toBeUndefined();
  for (const other of [
    optimized(FILE, '&w=640&q=60&x=1'),
    optimized(`${FILE}?v=x`),
    optimized(FILE).replace('%3A', '%3a'),
  ]) {
    expect(await ask(other)).toBe('0');
  }
  server.close();
});

test('a version is for one file and one time', () => {
  const version = signVersion('/uploads/hall_1.jpg', 1);
  const [time = '', signature = ''] = version.split('.');
  for (const source of [
    `https://media.example/uploads/hall_2.jpg?v=${version}`,
    `${FILE}?v=${time}0.${signature}`,
    `${FILE}?v=${version}.x`,
  ]) {
    expect(toImageAddress(optimized(source))).not.toContain('v%3D');
  }
});

test('a name with marks and spaces has one address, too', () => {
  const version = signVersion('/uploads/a%20(b),c.jpg', 1);
  const [one, other] = ['a%20(b),c.jpg', 'a%20%28b%29%2Cc.jpg'].map((name) =>
    toImageAddress(optimized(`https://media.example/uploads/${name}?v=${version}`)),
  );
  expect(one).toContain('v%3D');
  expect(other).toBe(one);
});

test.each([
  'https://media.example/uploads/film_1.mp4',
  'https://media.example/uploads/film_1.MP4',
  'https://media.example/uploads/prices.pdf',
  'https://media.example/uploads/film_1%2Emp4',
  'https://media.example/uploads/a.jpg/film_1.webm?v=1',
])('%s is no image: it is not read for nothing', (source) => {
  expect(toImageAddress(optimized(source))).toBeNull();
});

test.each(['hall.jpeg', 'hall.JPG', 'hall.webp', 'hall.avif', 'hall.gif', 'logo.svg', 'hall_1'])(
  '%s may be an image',
  (name) => {
    const source = `https://media.example/uploads/${name}`;
    expect(toImageAddress(optimized(source))).toBe(optimized(source));
  },
);

test.each([
  '/',
  '/_next/image',
  '/_next/image?url=%2Ficon.svg&w=640&q=60',
  '/_next/image?w=640',
  '/uploads/hall_1.jpg?v=1',
])('%s is left to others', (url) => {
  expect(toImageAddress(url)).toBe(url);
});
