import { beforeEach, expect, test, vi } from 'vitest';
import type { DrawableLogo } from '@/lib/server/seo/brand-identity';
import { getBrandIdentity } from '@/lib/server/seo/brand-identity';
import { readLogo } from '@/lib/server/seo/logo-data';
import { setContent } from '../../../support/fake-content';
import { type FakeStep, fakeFetch } from '../../../support/fake-fetch';
import { shortened } from '../../../support/tag-render';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h4"/></svg>';
const LOGO: DrawableLogo = {
  url: 'https://media.example/uploads/logo.svg',
  mime: 'image/svg+xml',
  width: 160,
  height: 40,
  isLight: true,
};

function file(width: number, fields: Record<string, unknown> = {}) {
  return { url: '/uploads/a.svg', mime: 'image/svg+xml', width, height: 40, ...fields };
}

async function logosOf(setting: Record<string, unknown>) {
  setContent({ '/api/global-entities': [{ key: 'company_logo', ...setting }] });
  return (await getBrandIdentity()).logos;
}

function serve(step: FakeStep) {
  const fetch = fakeFetch(step);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

beforeEach(() => {
  setContent({});
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

test('the logo for dark grounds is drawn, else the other one', async () => {
  const both = { singleMedia: file(100), supportMedia: file(200) };
  const [light, dark] = [
    { width: 200, isLight: true },
    { width: 100, isLight: false },
  ];
  expect(await logosOf(both)).toMatchObject([light, dark]);
  expect(await logosOf({ singleMedia: file(100) })).toMatchObject([dark]);
  const unreadable = { ...both, supportMedia: file(200, { mime: 'image/webp' }) };
  expect(await logosOf(unreadable)).toMatchObject([dark]);
});

test.each([
  ['of a type that the renderer cannot read', { mime: 'image/webp' }],
  ['of no size', { width: null }],
  ['as large as a photograph', { width: 4000, height: 4000 }],
])('a logo %s is not drawn', async (_, fields) => {
  expect(await logosOf({ singleMedia: file(100, fields) })).toEqual([]);
});

test('another brand, colour or logo is another look', async () => {
  const lookOf = async (profile: Record<string, unknown>, width: number) => {
    const logo = {
      key: 'company_logo',
      singleMedia: file(width, { url: `/uploads/${width}.svg` }),
    };
    setContent({ '/api/company-profile': profile, '/api/global-entities': [logo] });
    return (await getBrandIdentity()).look;
  };
  const looks = [
    await lookOf({ brand: 'Msafara' }, 100),
    await lookOf({ brand: 'Bandari' }, 100),
    await lookOf({ brand: 'Msafara', accentColor: '#F07C1C' }, 100),
    await lookOf({ brand: 'Msafara' }, 200),
  ];
  expect(new Set(looks).size).toBe(looks.length);
  expect(await lookOf({ brand: 'Msafara' }, 100)).toBe(looks[0]);
});

test('the file is read into the image, so that the renderer asks nobody', async () => {
  const fetch = serve({ body: SVG });
  const { width, height, isLight } = LOGO;
  const src = `data:image/svg+xml;base64,${Buffer.from(SVG).toString('base64')}`;
  const read = { logo: { src, width, height, isLight }, isComplete: true };
  expect(await readLogo(LOGO)).toEqual(read);
  expect(fetch.requests[0]?.init).toMatchObject({ redirect: 'error' });
});

test.each<[string, FakeStep]>([
  ['too large', { body: 'x'.repeat(600 * 1024) }],
  ['said to be too large', { body: SVG, headers: { 'content-length': '600000' } }],
  ['a vector with letters of fonts', { body: '<svg><text x="1">Msafara</text></svg>' }],
  ['a vector with filters, of which some take minutes', { body: '<svg><filter id="a"/></svg>' }],
  ['a vector around an image', { body: '<svg><image href="https://x.example/a.png"/></svg>' }],
])('a file is not drawn that is %s', async (_, step) => {
  serve(step);
  expect(await readLogo(LOGO)).toEqual({ logo: null, isComplete: true });
});

test('nothing is asked for beside the media of the content service', async () => {
  const fetch = serve({ body: SVG });
  const none = { logo: null, isComplete: true };
  for (const url of ['http://169.254.169.254/uploads/a.svg', 'https://media.example/admin/a.svg']) {
    expect(await readLogo({ ...LOGO, url })).toEqual(none);
  }
  expect(fetch.requests).toHaveLength(0);
});

test.each<[string, FakeStep]>([
  ['is refused', { status: 503 }],
  [
    'does not come',
    () => {
      throw new TypeError('fetch failed');
    },
  ],
])('a file that %s is asked for again soon', async (_, step) => {
  serve(step);
  shortened.length = 0;
  expect(await readLogo(LOGO)).toEqual({ logo: null, isComplete: false });
  expect(shortened).toEqual([30]);
});
