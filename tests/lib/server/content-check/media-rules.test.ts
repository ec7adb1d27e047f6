import { expect, test } from 'vitest';
import { checkMedia } from '@/lib/server/content-check/media-rules';
import { entry, summaryOf } from './support';

const check = (fields: Record<string, unknown>) =>
  summaryOf((report) => checkMedia(entry('article', fields), report));
const image = { url: '/a.png', mime: 'image/png', name: 'a.png', alternativeText: 'A mill' };

test('an image with a description and of a normal size has no findings', () => {
  expect(check({ cover: { ...image, size: 1500, width: 5000, height: 5000 } })).toEqual([]);
});

test('an image without a description is reported with its name and place', () => {
  expect(check({ cover: { ...image, alternativeText: ' ' } })).toEqual([
    ['alt-missing', 'cover', '“a.png” has no alternative text.'],
  ]);
  const unnamed = { files: [{ ...image, name: null, alternativeText: null }] };
  expect(check(unnamed)).toEqual([['alt-missing', 'files.0', '“/a.png” has no alternative text.']]);
});

test.each(['icon', 'backgroundImage', 'logo', 'singleMedia', 'supportMedia'])(
  'an image in %s stands beside its text and needs no description',
  (key) => {
    expect(check({ [key]: { ...image, alternativeText: null } })).toEqual([]);
  },
);

test('a video needs no description', () => {
  expect(check({ file: { ...image, mime: 'video/mp4', alternativeText: null } })).toEqual([]);
});

test.each([
  ['image/png', { size: 1501 }, '“a.png” is 1.5 MB; the maximum is 1.5 MB.'],
  ['image/svg+xml', { size: 151 }, '“a.png” is 0.15 MB; the maximum is 0.15 MB.'],
  ['video/mp4', { size: 25_001 }, '“a.png” is 25.0 MB; the maximum is 25.0 MB.'],
  ['image/png', { size: 1, height: 5001 }, '“a.png” is 5001 pixels long; the maximum is 5000.'],
  ['image/png', { width: 5001 }, '“a.png” is 5001 pixels long; the maximum is 5000.'],
])('%s with %j is too large', (mime, sizes, message) => {
  expect(check({ cover: { ...image, mime, ...sizes } })).toEqual([
    ['media-too-large', 'cover', message],
  ]);
});

test.each([
  ['image/svg+xml', { size: 150, width: 9000 }],
  ['video/mp4', { size: 25_000 }],
  ['image/png', { size: '9000' }],
])('%s with %j is not', (mime, sizes) => {
  expect(check({ cover: { ...image, mime, ...sizes } })).toEqual([]);
});

test('a cover of an article that large screens would show blurred is reported', () => {
  const cover = { ...image, mime: 'image/jpeg', width: 1199, height: 800 };
  expect(check({ cover })).toEqual([
    [
      'cover-too-small',
      'cover',
      '“a.png” is 1199 pixels wide; large screens show it blurred. Take one of 1600 or more.',
    ],
  ]);
  const others = [
    { cover: { ...cover, width: 1200 } },
    { cover: { ...cover, mime: 'image/svg+xml', width: 24 } },
    { cover: { ...cover, width: null } },
    { thumbnail_image: cover, files: [cover] },
  ];
  for (const fields of others) expect(check(fields)).toEqual([]);
  const ofStudy = entry('case-study', { cover });
  expect(summaryOf((report) => checkMedia(ofStudy, report))).toEqual([]);
});

test('values that are not files are left alone', () => {
  expect(check({ a: { url: '/x' }, b: { mime: 'image/png' }, c: 'text', d: null })).toEqual([]);
});
