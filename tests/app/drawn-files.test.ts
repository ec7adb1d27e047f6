import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { GET as getIcon } from '@/app/[locale]/icons/[file]/route';
import { GET as getShareImage } from '@/app/[locale]/share-image/[...path]/route';
import { GET as getTile } from '@/app/[locale]/weave/[tile]/route';
import { GET as getManifest } from '@/app/[locale]/web-manifest/route';
import { ICON_FILES } from '@/lib/seo/icon-files';
import { drawIcon } from '@/lib/server/seo/icon';
import { setContent } from '../support/fake-content';
import { fakeFetch } from '../support/fake-fetch';
import { shortened } from '../support/tag-render';

const REQUEST = new Request('https://site.example/');
const DOWN = () => 503;

const LOGO = { url: '/uploads/logo.svg', mime: 'image/svg+xml', width: 40, height: 40 };

/** The media of the content service beside its entries. */
function serveFiles(files: typeof fetch): void {
  const entries = globalThis.fetch;
  vi.stubGlobal('fetch', (...[input, init]: Parameters<typeof fetch>) =>
    String(input).startsWith('https://media.example/') ? files(input, init) : entries(input, init),
  );
}

const tile = (name: string) =>
  getTile(REQUEST, { params: Promise.resolve({ locale: 'en', tile: name }) });
const icon = (name: string) =>
  getIcon(REQUEST, { params: Promise.resolve({ locale: 'en', file: name }) });
const card = (path: string) =>
  getShareImage(REQUEST, { params: Promise.resolve({ locale: 'en', path: path.split('/') }) });

// The renderer fetches its own parts, once.
beforeAll(async () => {
  const identity = { brand: 'Msafara', accent: '#f07c1c' };
  await drawIcon(ICON_FILES['/favicon.ico'], identity, null);
});
beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  setContent({ '/api/company-profile': { brand: 'Msafara', accentColor: '#f07c1c' } });
});
afterEach(() => vi.restoreAllMocks());

test('a weave has the accent of the organization', async () => {
  const response = await tile('ink-1.svg');
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  const drawing = await response.text();
  expect(drawing).toContain('#f07c1c');
  expect(drawing).not.toContain('#f43f5e');
  // Its address has no version: a browser must not show the accent before for longer than a page.
  expect(response.headers.get('cache-control')).toBe('public, max-age=300, s-maxage=300');
});

test('a weave is drawn without the content service, and soon drawn again', async () => {
  setContent({ '/api/company-profile': DOWN });
  shortened.length = 0;
  const response = await tile('ink-1.svg');
  expect(await response.text()).toContain('#f43f5e');
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30');
  expect(shortened).toContain(30);
});

test('every icon is there, and is cached as long as a page', async () => {
  for (const path of Object.keys(ICON_FILES)) {
    const response = await icon(path.slice(path.lastIndexOf('/') + 1));
    expect(response.headers.get('content-type'), path).toMatch(/^image\/(?:png|x-icon)$/);
    expect(response.headers.get('cache-control'), path).toContain('s-maxage=300');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.includes('PNG'), path).toBe(true);
    expect(bytes.readUInt8(2) === 1, path).toBe(path.endsWith('.ico'));
  }
});

test('a share image is cached as long as a page; one that lacks the logo is soon drawn again', async () => {
  const complete = await card('faq.png');
  expect(complete.headers.get('content-type')).toBe('image/png');
  expect(complete.headers.get('cache-control')).toContain('s-maxage=300');
  setContent({ '/api/global-entities': [{ key: 'company_logo', singleMedia: LOGO }] });
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const refuse = fakeFetch({ status: 503 });
  serveFiles(refuse);
  const incomplete = await card('faq.png');
  expect(incomplete.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30');
  expect(refuse.requests).toHaveLength(1);
});

test.each([
  [
    'a vector without a view box',
    '<svg xmlns="http://www.w3.org/2000/svg" width="9mm" height="9mm"/>',
  ],
  ['no vector at all', 'Not here'],
])('a logo that the renderer cannot draw is left out: %s', async (_, body) => {
  const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
  const drawBoth = async () => [await icon('favicon.ico'), await card('faq.png')];
  const without = await Promise.all((await drawBoth()).map(bytesOf));
  const url = `/uploads/${body.length}.svg`;
  setContent({
    '/api/company-profile': { brand: 'Msafara', accentColor: '#f07c1c' },
    '/api/global-entities': [{ key: 'company_logo', singleMedia: { ...LOGO, url } }],
  });
  serveFiles(fakeFetch({ body }));
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const responses = await drawBoth();
  for (const { headers } of responses) {
    expect(headers.get('cache-control')).toContain('s-maxage=300');
  }
  expect(await Promise.all(responses.map(bytesOf))).toEqual(without);
  const lines = log.mock.calls.map(([line]) => String(line));
  expect(lines).toEqual([
    expect.stringContaining(`"logo-not-drawn","url":"https://media.example${url}`),
  ]);
  expect(lines[0]).not.toContain('base64');
});

const DRAWN =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4H0z"/></svg>';
const LETTERS = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><text>M</text></svg>';

test.each([
  ['is too wide for an icon', 160, DRAWN],
  ['has letters of fonts', 40, LETTERS],
  ['cannot be drawn', 40, 'Not here'],
])('where the logo for dark grounds %s, the icon is the other one', async (_, width, light) => {
  const draw = async (setting: Record<string, unknown>) => {
    setContent({
      '/api/company-profile': { brand: 'Msafara', accentColor: '#f07c1c' },
      '/api/global-entities': [{ key: 'company_logo', ...setting }],
    });
    serveFiles(fakeFetch(({ url }) => ({ body: url.pathname.includes('light') ? light : DRAWN })));
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    return Buffer.from(await (await icon('favicon.ico')).arrayBuffer());
  };
  const supportMedia = { ...LOGO, url: '/uploads/light.svg', width };
  const other = await draw({ singleMedia: LOGO });
  expect(await draw({ singleMedia: LOGO, supportMedia })).toEqual(other);
  expect(await draw({ supportMedia })).not.toEqual(other);
  expect(await draw({ supportMedia })).toEqual(await draw({}));
});

test.each([
  () => tile('ink-99.svg'),
  () => tile('__proto__'),
  () => icon('icon-193.png'),
  () => icon('__proto__'),
])('nothing else is drawn', async (get) => {
  await expect(get()).rejects.toMatchObject({ digest: 'NEXT_HTTP_ERROR_FALLBACK;404' });
});

test('the manifest names icons that are there, in another address after another look', async () => {
  const iconsOf = async () => (await (await getManifest()).json()).icons;
  const icons = await iconsOf();
  const paths = Object.keys(ICON_FILES).filter((path) => path.startsWith('/icons/'));
  expect(icons.map(({ src }: { src: string }) => src.split('?')[0])).toEqual(paths);
  setContent({ '/api/company-profile': { brand: 'Msafara', accentColor: '#0a7d4b' } });
  expect((await iconsOf())[0].src).not.toBe(icons[0].src);
});
