import { expect, test } from 'vitest';
import { croppedSizes } from '@/components/ui/cropped-sizes';

const SIZES = '(max-width: 19.99rem) 100vw, (min-width: 1264px) 390px, 50vw';

test('an image that is wider than its place needs a wider copy', () => {
  const landscape = { width: 3000, height: 2000 };
  expect(croppedSizes(SIZES, landscape, 3 / 4)).toBe(
    '(max-width: 19.99rem) 200vw, (min-width: 1264px) 780px, 100vw',
  );
});

test.each([
  ['as wide as its place', { width: 600, height: 800 }],
  ['taller', { width: 300, height: 800 }],
  ['of unknown size', { width: null, height: null }],
])('an image that is %s is as wide as it', (_, image) => {
  expect(croppedSizes(SIZES, image, 3 / 4)).toBe(SIZES);
});
