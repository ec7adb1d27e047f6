import { describe, expect, test } from 'vitest';
import { isServed } from '@/content-client';
import { listResponse } from '../support/fake-fetch';
import { IMAGE, rawImage, setup } from './support';

/** The media of a setting that holds this file, and what was reported. */
async function readMedia(file: unknown) {
  const { client, issues } = setup([
    listResponse([{ documentId: 'doc-logo', key: 'company_logo', singleMedia: file }]),
  ]);
  const [setting] = await client.settings.list();
  return { media: setting?.media, issues };
}

/** The photo of a team member, which has to be an image. */
async function readPhoto(file: unknown) {
  const { client, issues } = setup([
    listResponse([{ documentId: 'doc-asha', name: 'Asha', profile: file }]),
  ]);
  const [member] = await client.team.list();
  return { photo: member?.photo, issues };
}

describe('a file', () => {
  test('of type image is an image', async () => {
    expect((await readMedia(rawImage())).media).toEqual({ kind: 'image', ...IMAGE });
  });

  test('of type video is a video', async () => {
    const { media } = await readMedia({ url: '/uploads/promo.mp4', mime: 'video/mp4' });

    expect(media).toEqual({
      kind: 'video',
      url: 'https://media.example/uploads/promo.mp4',
      mime: 'video/mp4',
    });
  });

  test('of another type is a file', async () => {
    const { media } = await readMedia({
      url: '/uploads/terms.pdf',
      mime: 'application/pdf',
      name: 'Terms',
    });

    expect(media).toEqual({
      kind: 'file',
      url: 'https://media.example/uploads/terms.pdf',
      mime: 'application/pdf',
      name: 'Terms',
    });
  });

  test('that was replaced has another address, although the service gives it the same one', async () => {
    const url = '/uploads/terms.pdf';
    const read = async (updatedAt: string) => {
      const { media } = await readMedia({ url, mime: 'application/pdf', updatedAt });
      return media?.url;
    };

    const before = await read('2026-11-03T10:00:00.000Z');
    expect(before).toMatch(/^https:\/\/media\.example\/uploads\/terms\.pdf\?v=\w+$/);
    expect(await read('2026-11-03T10:00:00.000Z')).toBe(before);
    expect(await read('2026-11-03T10:00:01.000Z')).not.toBe(before);
    expect(await read('yesterday')).toBe('https://media.example/uploads/terms.pdf');
  });

  test.each([
    ['https://media.example/uploads/a.png', true],
    ['https://media.example/other/a.png', false],
    ['https://cdn.example/uploads/a.png', false],
    ['https://media.example/uploads/a.png?signed=1', false],
  ])('has a version at the whole address %s: %s', async (url, isVersioned) => {
    const { photo } = await readPhoto(rawImage({ url, updatedAt: '2026-11-03T10:00:00.000Z' }));
    expect(photo?.url.startsWith(url)).toBe(true);
    expect(photo?.url !== url).toBe(isVersioned);
  });

  test('without a type goes by its ending', async () => {
    expect((await readMedia({ url: '/uploads/promo.webm' })).media?.kind).toBe('video');
    expect((await readMedia({ url: '/uploads/promo.webp' })).media?.kind).toBe('image');
  });

  test('that is absent is null and not reported', async () => {
    expect(await readMedia(null)).toEqual({ media: null, issues: [] });
    expect(await readMedia(undefined)).toEqual({ media: null, issues: [] });
  });

  test('without sizes or text is an image all the same', async () => {
    const { photo, issues } = await readPhoto({
      url: '/uploads/mark.svg',
      mime: 'image/svg+xml',
    });

    expect(photo).toEqual({
      url: 'https://media.example/uploads/mark.svg',
      width: null,
      height: null,
      alt: '',
      mime: 'image/svg+xml',
      isPhotograph: false,
      caption: null,
      focalPoint: null,
    });
    expect(issues).toEqual([]);
  });
});

test('what a camera made is told by its type, or by what our service says of it', async () => {
  const isPhotograph = async (fields: Record<string, unknown>) => {
    const { photo, issues } = await readPhoto(rawImage(fields));
    expect(issues).toEqual([]);
    return photo?.isPhotograph;
  };
  expect(await isPhotograph({ mime: 'image/jpeg', formats: null })).toBe(true);
  for (const [said, expected] of [
    [true, true],
    [false, false],
    ['yes', false],
  ]) {
    expect(await isPhotograph({ formats: { thumbnail: { isPhotograph: said } } })).toBe(expected);
  }
  expect(await isPhotograph({ formats: 'none' })).toBe(false);
});

describe('the focal point', () => {
  test('is read from the file', async () => {
    const { photo, issues } = await readPhoto(rawImage({ focalPoint: { x: 20, y: 75.5 } }));
    expect(photo).toEqual({ ...IMAGE, focalPoint: { x: 20, y: 75.5 } });
    expect(issues).toEqual([]);
  });

  test('outside of the image is reported and left out', async () => {
    const { photo, issues } = await readPhoto(rawImage({ focalPoint: { x: 120, y: 5 } }));
    expect(photo).toEqual(IMAGE);
    expect(issues).toHaveLength(1);
  });
});

describe('the address of a file', () => {
  test.each([
    ['/uploads/a.png', 'https://media.example/uploads/a.png'],
    ['uploads/a.png', 'https://media.example/uploads/a.png'],
    ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
    ['http://cdn.example/a.png', 'http://cdn.example/a.png'],
    ['/uploads/a b.png', 'https://media.example/uploads/a%20b.png'],
    ['@evil.example/a.png', 'https://media.example/@evil.example/a.png'],
  ])('%s is %s', async (url, expected) => {
    expect((await readPhoto(rawImage({ url }))).photo?.url).toBe(expected);
  });

  test.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:image/svg+xml,<svg/>',
    '//evil.example/a.png',
    '\\\\evil.example/a.png',
    '/\\evil.example/a.png',
    'https://',
    '',
  ])('is refused and reported when it is "%s"', async (url) => {
    const { photo, issues } = await readPhoto(rawImage({ url }));

    expect(photo).toBeNull();
    expect(issues).toMatchObject([{ resource: 'team', entry: 'doc-asha', path: 'profile.url' }]);
  });

  test('can be that of a service behind a path', async () => {
    const { client } = setup([listResponse([{ name: 'Asha', profile: rawImage() }])], {
      mediaUrl: 'https://firm.example/cms/',
    });
    const [member] = await client.team.list();

    expect(member?.photo?.url).toBe('https://firm.example/cms/uploads/dhow_ab12.webp');
  });
});

describe('a malformed image', () => {
  test.each([
    ['is text', 'dhow.webp', 'profile'],
    ['has no address', { mime: 'image/webp' }, 'profile.url'],
    ['is a video', { url: '/uploads/promo.mp4', mime: 'video/mp4' }, 'profile'],
  ])('that %s leaves the entry without it', async (_, file, path) => {
    const { photo, issues } = await readPhoto(file);

    expect(photo).toBeNull();
    expect(issues).toMatchObject([{ resource: 'team', entry: 'doc-asha', path }]);
  });

  test('loses only the part that is wrong', async () => {
    const { photo, issues } = await readPhoto(rawImage({ width: 'wide', caption: {} }));

    expect(photo).toEqual({ ...IMAGE, width: null, caption: null });
    expect(issues.map((issue) => issue.path)).toEqual(['profile.width', 'profile.caption']);
  });
});

test('of a list of files, as a field for several has it, the first is shown', async () => {
  expect(await readPhoto([rawImage(), rawImage({ url: '/uploads/b.webp' })])).toEqual({
    photo: IMAGE,
    issues: [],
  });
  expect(await readPhoto([])).toEqual({ photo: null, issues: [] });
});

test.each([
  [{ url: 'https://cdn.example/A.MOV', mime: null }, 'video', 'video/mp4'],
  [{ url: '/a.mp4', mime: 'image/png' }, 'image', 'image/png'],
  [{ url: '/a.mp4', mime: 'video/webm' }, 'video', 'video/webm'],
  [{ url: '/a.mp4.png' }, 'image', null],
])('the file %j is a %s', async (file, kind, mime) => {
  expect((await readMedia(file)).media).toMatchObject({ kind, mime });
});

test('what a file cannot be is said', async () => {
  const said = async (file: unknown) =>
    (await readPhoto(file)).issues.map(({ message }) => message);
  expect(await said({ url: '/a.mp4', mime: 'video/mp4' })).toEqual(['is not an image']);
  expect(await said({ url: 'data:x' })).toEqual(['is not a URL that a file can have']);
});

test.each([
  ['/x?u=https://a.example', 'https://media.example/x?u=https://a.example'],
  ['/a:b.png', 'https://media.example/a:b.png'],
])('the address %s stays on the service', async (url, expected) => {
  expect((await readPhoto({ url })).photo?.url).toBe(expected);
});

test('a caption that is only the name of a file is none', async () => {
  const captionOf = async (caption: string) =>
    (await readPhoto(rawImage({ caption }))).photo?.caption;
  expect(await captionOf('IMG_2034.JPG')).toBeNull();
  expect(await captionOf('The gate, in May.png')).toBeNull();
  expect(await captionOf('The gate, in May.')).toBe('The gate, in May.');
});

test('a time that is a number is no version', async () => {
  expect((await readPhoto({ url: '/a.png', updatedAt: 7 })).photo?.url).toBe(
    'https://media.example/a.png',
  );
});

test.each([
  ['https://media.example', 'https://media.example/uploads/a.svg', true],
  ['https://media.example/', 'https://media.example/uploads/a.svg', true],
  ['https://media.example/', 'https://media.example/admin/a.svg', false],
  ['https://media.example/site/', 'https://media.example/site/a.svg', true],
  ['https://media.example/site/', 'https://media.example/uploads/a.svg', false],
])('where files are at %s, whether the site may fetch %s: %s', (mediaUrl, url, isFetched) => {
  expect(isServed(url, mediaUrl)).toBe(isFetched);
});
