import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TAGS } from '@/content-client';
import { WEAVE_FILES } from '@/lib/pattern/weave';
import { ABOUT_PATH, LEGACY_ALIASES, ROUTES } from '@/lib/routing/routes';
import { ICON_FILES } from '@/lib/seo/icon-files';
import { articleMirror, backgroundClient, contentStore } from '@/lib/server/cms/content';
import { refreshContent } from '@/lib/server/cms/content-refresh';
import { knownLists } from '@/lib/server/cms/known-lists';
import { isArticleNamedMarkdown, isUnknownPath } from '@/lib/server/cms/unknown-paths';
import { type FakeContent, rawSummary, setContent } from '../../../support/fake-content';
import { errorResponse, fakeFetch, listResponse } from '../../../support/fake-fetch';
import { passTime } from '../../../support/pass-time';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const PROGRAMS = filesIn('app/api')
  .filter((file) => file.endsWith('/route.ts'))
  .map((file) => path.posix.dirname(file).slice('app'.length).replace('[purpose]', 'confirm'));
const FILES = filesIn('public').map((file) => file.slice('public'.length));

function filesIn(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((file) =>
    file.isDirectory() ? filesIn(`${folder}/${file.name}`) : [`${folder}/${file.name}`],
  );
}

beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  setContent({ '/api/articles': [rawSummary('café')] });
  await articleMirror().refresh();
  await articleMirror().filled();
  knownLists().redirects.entries = [
    { from: '/old', to: '/new', isPermanent: true },
    { from: '/shop/*', to: '/services', isPermanent: false },
  ];
});
afterEach(() => vi.restoreAllMocks());

test.each([
  '/nothing',
  '/post/nothing',
  '/a/b/c/d/e/f',
  '/x.php',
  '/en/faq',
  '/api/nothing',
  '/nothing.md',
  '/%E0%A4%A',
  '/blogs/page/3',
  '/blogs/page/0',
  '/blogs/page/two',
  '/_next/nothing',
  '/weave/nothing',
  '/icons/nothing.png',
  '/icons/favicon.ico',
  '/icon.svg',
  '/.well-known/nothing',
  '/api/health/nothing',
  '/api/newsletter/nothing',
  '/sitemap/0.xml',
  '/share-image/faq',
  '/share-image/nothing.png',
  '/share-image/share-image/faq.png.png.gif',
])('there certainly is no page at %s', (path) => {
  expect(isUnknownPath(path)).toBe(true);
});

test.each([
  ...[...Object.values(ROUTES), ABOUT_PATH, ...Object.keys(LEGACY_ALIASES)],
  ...['/post/caf%C3%A9', '/solutions/caf%C3%A9', '/caf%C3%A9', '/post/caf%C3%A9.md'],
  ...PROGRAMS,
  ...FILES,
  ...[...WEAVE_FILES.keys()].map((tile) => `/weave/${tile}`),
  ...Object.keys(ICON_FILES),
  ...['/old', '/shop/tills', '/faq/', '/blogs/page/2', '/share-image/faq.png'],
  ...['/share-image/index.png', '/share-image/post/caf%C3%A9.png', '/_next/static/a.js'],
  ...['/_next/image', '/share-image/old.png', '/old.md', '/shop/tills.md'],
  ...[
    '/sitemap/1.xml',
    '/api/health/ready',
    '/api/quote-options',
    '/.well-known/security.txt',
    '/robots.txt',
  ],
])('there may be one at %s', (path) => {
  expect(isUnknownPath(path)).toBe(false);
});

test('an article whose slug ends as the address of a Markdown text is a page, and has one of its own', async () => {
  setContent({ '/api/articles': [rawSummary('notes'), rawSummary('notes.md')] });
  await refreshContent([TAGS.articles]);
  for (const path of ['/post/notes.md', '/x/notes.md']) {
    expect(isArticleNamedMarkdown(path)).toBe(true);
    expect(isUnknownPath(path)).toBe(false);
  }
  for (const path of ['/post/notes.md.md', '/share-image/post/notes.md.png']) {
    expect(isArticleNamedMarkdown(path)).toBe(false);
    expect(isUnknownPath(path)).toBe(false);
  }
  for (const path of ['/post/notes', '/post/other.md', '/notes.md/other']) {
    expect(isArticleNamedMarkdown(path)).toBe(false);
  }
});

test('the blog list has as many pages as its articles fill, and one for those of this minute', async () => {
  setContent({
    '/api/articles': Array.from({ length: 30 }, (_, index) => rawSummary(`note-${index}`)),
  });
  await refreshContent([TAGS.articles]);
  knownLists().redirects.entries = [];
  expect(isUnknownPath('/blogs/page/3')).toBe(false);
  expect(isUnknownPath('/blogs/page/4')).toBe(true);
});

test('of services, case studies and vacancies there are those that are known; an article may be there too', () => {
  expect(isUnknownPath('/services/nothing')).toBe(false);
  knownLists().proofPaths.entries = ['/services/erp'];
  expect(isUnknownPath('/services/erp')).toBe(false);
  expect(isUnknownPath('/services/caf%C3%A9')).toBe(false);
  expect(isUnknownPath('/services/nothing')).toBe(true);
  expect(isUnknownPath('/careers/nothing')).toBe(true);
});

test('there may be a file of the content service, by its name; none of an older site', () => {
  expect(isUnknownPath('/uploads/prices_0a1b2c3d4e.pdf')).toBe(false);
  expect(isUnknownPath('/uploads/prices.pdf')).toBe(true);
});

/** A service with a redirect and a service page, both of which the site has read. */
async function readLists(): Promise<FakeContent> {
  const content: FakeContent = {
    '/api/articles': [rawSummary('news')],
    '/api/redirects': [{ from: '/old', to: '/new', type: 'permanent' }],
    '/api/service-pages': [{ ...rawSummary('erp'), audience: 'Traders', offer: 'ERP' }],
  };
  setContent(content);
  await articleMirror().refresh();
  await refreshContent([TAGS.redirects, TAGS.servicePages]);
  return content;
}

test('a list that comes back empty is not believed before it has done so for a minute', async () => {
  const stored = async () => [
    (await backgroundClient().redirects.list()).map(({ from }) => from),
    (await backgroundClient().servicePages.list()).map(({ slug }) => slug),
  ];
  const content = await readLists();
  content['/api/redirects'] = content['/api/service-pages'] = [];
  await refreshContent([TAGS.redirects, TAGS.servicePages]);
  expect(isUnknownPath('/old')).toBe(false);
  expect(isUnknownPath('/services/erp')).toBe(false);
  expect(await stored()).toEqual([['/old'], ['erp']]);
  passTime(60_000);
  await refreshContent([TAGS.redirects, TAGS.servicePages]);
  await contentStore().heal();
  expect(await stored()).toEqual([[], []]);
  await refreshContent([TAGS.redirects, TAGS.servicePages]);
  expect(isUnknownPath('/old')).toBe(true);
  expect(isUnknownPath('/services/erp')).toBe(true);
});

test.each([400, 403, 404])(
  'a service that refuses its lists (%i) takes no address away',
  async (status) => {
    const content = await readLists();
    content['/api/redirects'] = content['/api/service-pages'] = () => status;
    for (let round = 0; round < 3; round += 1) {
      await refreshContent([TAGS.redirects, TAGS.servicePages]);
      expect(isUnknownPath('/old')).toBe(false);
      expect(isUnknownPath('/services/erp')).toBe(false);
    }
  },
);

test('an answer that began before a change is not known after it', async () => {
  const answer = (...froms: string[]) =>
    Response.json({ data: froms.map((from) => ({ from, to: '/new', type: 'permanent' })) });
  let release = (_: Response) => {};
  const slow = new Promise<Response>((resolve) => (release = resolve));
  vi.stubGlobal('fetch', () => slow);
  const first = refreshContent([TAGS.redirects]);
  vi.stubGlobal('fetch', async () => answer('/old', '/moved'));
  await refreshContent([TAGS.redirects]);
  expect(isUnknownPath('/moved')).toBe(false);
  release(answer('/old'));
  await first;
  expect(isUnknownPath('/moved')).toBe(false);
});

test('nor is what it says of the pages of services', async () => {
  const serviceWith = (...slugs: string[]) =>
    fakeFetch(({ url: { pathname } }) => {
      if (pathname === '/api/press-kit') return errorResponse(404, 'None');
      return listResponse(
        pathname === '/api/service-pages' ? slugs.map((slug) => rawSummary(slug)) : [],
      );
    });
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const before = serviceWith('erp');
  vi.stubGlobal('fetch', async (url: string) => released.then(() => before(url)));
  const first = refreshContent([TAGS.servicePages]);
  vi.stubGlobal('fetch', serviceWith('erp', 'new'));
  await refreshContent([TAGS.servicePages]);
  release();
  await first;
  expect(isUnknownPath('/services/new')).toBe(false);
  expect(isUnknownPath('/services/nothing')).toBe(true);
});

test('nothing is certain before the redirects and the articles are known', () => {
  knownLists().redirects.entries = null;
  expect(isUnknownPath('/nothing')).toBe(false);
  setContent({});
  knownLists().redirects.entries = [];
  expect(isUnknownPath('/nothing')).toBe(false);
});
