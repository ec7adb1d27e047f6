import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createContentClient, slugTag, TAGS } from '@/content-client';
import { ArticleMirror } from '@/lib/server/cms/article-mirror';
import { ContentStore } from '@/lib/server/cms/content-store';
import { FileStore } from '@/lib/server/cms/file-store';
import { Expiry } from '@/lib/server/revalidation/expiry';
import { passTime } from '@/tests/support/pass-time';
import { createFolder, removeFolder } from '@/tests/support/temporary-folder';

type Row = {
  documentId: string;
  slug: string | null;
  updatedAt: string;
  cover?: object;
  article_types?: { type: string }[];
};

/** Of all tests: what a mirror still writes when its test is over is removed as well. */
const parent = createFolder();
let folder: string;
let count = 0;
let rows: Row[];
let isDown: boolean;
let hasLostMuch: boolean;
/** Lists say of what types an article is. */
let listsTypes: boolean;
/** The service returns no larger pages. */
let maxLimit: number;
let isBroken: (url: URL) => boolean;
let isCounting: boolean;
let knowsPages: boolean;
let asked: URL[];
/** Of a service that gives articles by their slug only: what it answers instead of a list. */
let listStatus: number | null;
let posts: Row[];
let menu: object[];

beforeEach(() => {
  count += 1;
  folder = path.join(parent, String(count));
  rows = [row('one', 1), row('two', 2), row('three', 3)];
  isDown = hasLostMuch = false;
  listsTypes = true;
  maxLimit = 100;
  isBroken = () => false;
  isCounting = knowsPages = true;
  asked = posts = menu = [];
  listStatus = null;
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => removeFolder(parent));

function row(slug: string | null, minute: number, documentId = String(slug)): Row {
  return { documentId, slug, updatedAt: new Date(2026, 0, 1, 0, minute).toISOString() };
}

/** The articles that a request is for; empty: all. */
const slugsOf = (url: URL) =>
  [...url.searchParams]
    .filter(([name]) => name.startsWith('filters[slug]'))
    .map(([, slug]) => slug);

/** The service: articles by slug, or all of them by their last change; and the blog list and the menu. */
const service: typeof fetch = async (input) => {
  if (isDown) throw new Error('connection refused');
  const url = new URL(String(input));
  asked.push(url);
  if (isBroken(url)) return Response.json({ error: { status: 500 } }, { status: 500 });
  if (url.pathname === '/api/article-types') return Response.json({ data: [{ articles: posts }] });
  if (url.pathname === '/api/menus') return Response.json({ data: menu });
  if (url.pathname !== '/api/articles') return Response.json({ error: {} }, { status: 404 });
  const slugs = slugsOf(url);
  if (slugs.length === 0 && listStatus !== null) {
    return Response.json({ data: [] }, { status: listStatus });
  }
  const found = rows
    .filter(({ slug }) => slugs.length === 0 || (slug !== null && slugs.includes(slug)))
    .sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1))
    .map((article) => ({
      ...{ title: article.slug, createdAt: article.updatedAt, ...article },
      article_types: slugs.length > 0 || listsTypes ? article.article_types : undefined,
    }));
  const page = knowsPages ? Number(url.searchParams.get('pagination[page]') ?? 1) : 1;
  const pageSize = Math.min(Number(url.searchParams.get('pagination[pageSize]') ?? 25), maxLimit);
  const data = found.slice((page - 1) * pageSize, page * pageSize);
  if (!isCounting) return Response.json({ data });
  const pageCount = Math.ceil(found.length / pageSize);
  return Response.json({ data, meta: { pagination: { page, pageCount, total: found.length } } });
};

/** A mirror of a process; two with one folder are the process before and after a restart. */
function mirrorOf() {
  const expiry = new Expiry();
  const store = new FileStore(folder);
  const content = new ContentStore({ store, expiry, fetch: service });
  const client = (send: typeof fetch) =>
    createContentClient({
      baseUrl: 'https://cms.example',
      mediaUrl: 'https://cms.example',
      token: 'secret',
      retry: { retries: 0 },
      fetch: send,
    });
  const mirror = new ArticleMirror({
    fresh: client(content.fetchFresh),
    stored: client(content.fetchStored),
    store,
    expiry,
    hasLostMuch: () => hasLostMuch,
  });
  return { mirror, expiry, store, slugs: () => mirror.list()?.map(({ slug }) => slug) };
}

const readSlugs = () => asked.flatMap(slugsOf).sort();

/** Reads the list, and all articles. */
async function fill(mirror: ArticleMirror) {
  await mirror.refresh();
  await mirror.filled();
}

test('every article is read once; later only those that have changed', async () => {
  const { mirror, slugs } = mirrorOf();
  expect(mirror.list()).toBeNull();
  expect(mirror.isMissing('one')).toBeNull();
  await fill(mirror);
  expect(readSlugs()).toEqual(['one', 'three', 'two']);
  expect(slugs()).toEqual(['three', 'two', 'one']);
  expect(mirror.isMissing('one')).toBe(false);
  expect(mirror.isMissing('four')).toBe(true);
  asked = [];
  rows = [row('one', 9), row('two', 2), row('three', 3)];
  await mirror.refresh();
  expect(readSlugs()).toEqual(['one']);
  // An editor waits for these two.
  expect(asked).toHaveLength(2);
  expect(asked[0]?.searchParams.get('pagination[pageSize]')).toBe('10');
});

test('a process that starts again reads only what has changed since the last one', async () => {
  await fill(mirrorOf().mirror);
  asked = [];
  rows = [row('one', 1), row('two', 8), row('three', 3)];
  const { mirror, slugs } = mirrorOf();
  await fill(mirror);
  expect(readSlugs()).toEqual(['two']);
  expect(slugs()).toHaveLength(3);
});

test('while the service cannot be reached, the articles are those of the last process', async () => {
  await fill(mirrorOf().mirror);
  isDown = true;
  const { mirror, slugs } = mirrorOf();
  await expect(mirror.refresh()).rejects.toThrow();
  await mirror.restore();
  expect(slugs()).toHaveLength(3);
  expect((await mirror.find('two'))?.slug).toBe('two');
  expect(mirror.isMissing('two')).toBe(false);
  expect(mirror.isMissing('never-heard-of')).toBe(true);
});

test('where the list could not be stored, the next refresh stores it: what is new is not missing', async () => {
  const { mirror, store } = mirrorOf();
  await fill(mirror);
  rows = [...rows, row('four', 4)];
  const failing = vi.spyOn(store, 'set').mockRejectedValue(new Error('ENOSPC'));
  await mirror.refresh();
  failing.mockRestore();
  await mirror.refresh();
  isDown = true;
  const { mirror: next } = mirrorOf();
  await next.restore();
  expect(next.isMissing('four')).toBeNull();
});

test('what the last process knew is known before the first attempt has failed', async () => {
  await fill(mirrorOf().mirror);
  const { mirror } = mirrorOf();
  expect(mirror.isMissing('never-heard-of')).toBeNull();
  await Promise.all([mirror.restore(), mirror.restore()]);
  expect(mirror.isMissing('never-heard-of')).toBe(true);
  await fill(mirror);
  rows.push(row('never-heard-of', 9));
  await mirror.refresh();
  expect(mirror.isMissing('never-heard-of')).toBe(false);
});

test('an article that the last process knew, and had not stored, is not known rather than missing', async () => {
  isBroken = (url) => slugsOf(url).includes('two');
  await fill(mirrorOf().mirror);
  isDown = true;
  const { mirror, slugs } = mirrorOf();
  await mirror.restore();
  expect(slugs()).toEqual(['three', 'one']);
  expect(mirror.isMissing('two')).toBeNull();
  expect(mirror.isMissing('four')).toBe(true);
});

test('where the last process had stored no article, nothing is known', async () => {
  isBroken = (url) => slugsOf(url).length > 0;
  await fill(mirrorOf().mirror);
  isDown = true;
  const { mirror } = mirrorOf();
  await mirror.restore();
  expect(mirror.list()).toBeNull();
  expect(mirror.isMissing('one')).toBeNull();
});

test('what an event announces expires by its slug; its slugs only where they changed', async () => {
  const { mirror } = mirrorOf();
  await mirror.refresh();
  const lists = [TAGS.articles];
  expect(mirror.announce('one', 'one', false)).toEqual([...lists, slugTag('one')]);
  expect(mirror.announce('new', 'new', false)).toEqual([
    ...lists,
    slugTag('new'),
    TAGS.articleSlugs,
  ]);
  expect(mirror.announce('two', 'renamed', false)).toEqual([
    ...lists,
    slugTag('renamed'),
    TAGS.articleSlugs,
    slugTag('two'),
  ]);
  expect(mirror.announce('three', 'three', true)).toContain(TAGS.articleSlugs);
});

test('an announced article is not missing before it is read', async () => {
  const { mirror } = mirrorOf();
  await mirror.refresh();
  mirror.announce('new', 'new', false);
  expect(mirror.isMissing('new')).toBeNull();
  rows.push(row('new', 9));
  await mirror.refresh();
  expect(mirror.isMissing('new')).toBe(false);
});

test('nor is one that is announced while the list is read', async () => {
  const { mirror } = mirrorOf();
  await mirror.refresh();
  const seen: unknown[] = [];
  isBroken = () => {
    if (seen.length === 0) mirror.announce('new', 'new', false);
    seen.push(mirror.isMissing('new'));
    return false;
  };
  await mirror.refresh();
  expect(new Set(seen)).toEqual(new Set([null]));
});

test('what changed without an event expires what shows it; what was announced does not again', async () => {
  const { mirror, expiry } = mirrorOf();
  await mirror.refresh();
  let before = expiry.time;
  rows = [row('one', 9), row('three', 3)];
  await mirror.refresh();
  for (const tag of [slugTag('one'), slugTag('two'), TAGS.articles, TAGS.articleSlugs]) {
    expect(expiry.isExpired([tag], before), tag).toBe(true);
  }
  expect(expiry.isExpired([slugTag('three')], before)).toBe(false);

  expiry.announce(mirror.announce('three', 'three', false), expiry.nextTime());
  before = expiry.time;
  rows = [row('one', 9), row('three', 12)];
  await mirror.refresh();
  expect(expiry.isExpired([slugTag('three'), TAGS.articles], before)).toBe(false);
});

test('what was announced expires again where its list could not be read then: pages were rendered of the old one', async () => {
  const { mirror, expiry } = mirrorOf();
  await fill(mirror);
  expiry.announce(mirror.announce('one', 'one', false), expiry.nextTime());
  isDown = true;
  await expect(mirror.refresh()).rejects.toThrow();
  isDown = false;
  rows = [row('one', 9), row('two', 2), row('three', 3)];
  const before = expiry.time;
  await mirror.refresh();
  expect(expiry.isExpired([slugTag('one')], before)).toBe(true);
  expect(expiry.isExpired([slugTag('two')], before)).toBe(false);
});

test('a list that has lost most of its articles unannounced is not believed before it has said so for a minute', async () => {
  const { mirror, slugs, expiry } = mirrorOf();
  const passMinute = () => passTime(60_000);
  await mirror.refresh();
  const all = rows;
  rows = [];
  await expect(mirror.refresh()).rejects.toThrow('lost 3 of 3');
  await expect(mirror.refresh()).rejects.toThrow('lost 3 of 3');
  expect(mirror.isMissing('one')).toBe(false);
  passMinute();
  rows = all;
  await mirror.refresh();
  rows = [];
  await expect(mirror.refresh()).rejects.toThrow();
  passMinute();
  hasLostMuch = true;
  await expect(mirror.refresh()).rejects.toThrow();
  hasLostMuch = false;
  await mirror.refresh();
  expect(mirror.isMissing('one')).toBe(true);

  rows = all;
  await mirror.refresh();
  rows = [];
  expiry.announce(mirror.announce('one', 'one', true), expiry.nextTime());
  await mirror.refresh();
  expect(slugs()).toEqual([]);
});

test('nor is one that has lost them when the site starts again', async () => {
  await fill(mirrorOf().mirror);
  rows = [];
  const { mirror, slugs } = mirrorOf();
  await expect(mirror.refresh()).rejects.toThrow('lost 3 of 3');
  await mirror.restore();
  expect(slugs()).toHaveLength(3);
  passTime(60_000);
  await mirror.refresh();
  expect(slugs()).toEqual([]);
});

test('a renamed article is one request for the list and one for itself', async () => {
  const { mirror, slugs } = mirrorOf();
  await fill(mirror);
  asked = [];
  rows = [row('one', 1), row('renamed', 9, 'two'), row('three', 3)];
  mirror.announce('two', 'renamed', false);
  await mirror.refresh();
  expect(asked).toHaveLength(2);
  expect(slugs()?.toSorted()).toEqual(['one', 'renamed', 'three']);
  expect(mirror.isMissing('two')).toBe(true);
});

test.each([
  ['published', 'mbili', false],
  ['unpublished', 'mbili', true],
  ['unpublished, at the same slug,', 'two', true],
])(
  'an article of which another language is %s stays, also while the list cannot be read',
  async (_, slug, isGone) => {
    const { mirror, expiry, slugs } = mirrorOf();
    await fill(mirror);
    isDown = true;
    expiry.announce(mirror.announce('two', slug, isGone), expiry.nextTime());
    await mirror.refresh().catch(() => null);
    expect(mirror.isMissing('two')).toBe(false);
    expect(slugs()).toEqual(['three', 'two', 'one']);
    isDown = false;
    await mirror.refresh();
    expect(mirror.isMissing('two')).toBe(false);
    expect(mirror.isMissing('mbili')).toBe(true);
    expect(slugs()).toEqual(['three', 'two', 'one']);
    // The other language is gone; now it is the article itself that has another slug.
    mirror.announce('two', 'renamed', false);
    rows[1] = row('renamed', 5, 'two');
    await mirror.refresh();
    expect(slugs()).toEqual(['renamed', 'three', 'one']);
  },
);

test('lists have all articles before the articles are read; who needs one before waits for it', async () => {
  rows = Array.from({ length: 60 }, (_, index) => row(`note-${index}`, index));
  const { mirror, slugs } = mirrorOf();
  await mirror.refresh();
  expect(slugs()).toHaveLength(60);
  expect(mirror.status().articles).toBe(0);
  expect((await mirror.find('note-7'))?.slug).toBe('note-7');
  await mirror.filled();
  expect(mirror.status().articles).toBe(60);
  expect(readSlugs()).toEqual(rows.map(({ slug }) => slug).sort());
  // The list, one article, and the others by 25, not one by one.
  expect(asked.length).toBeLessThan(10);
});

test('a changed article that cannot be read leaves the others, and what is gone', async () => {
  const { mirror, expiry, slugs } = mirrorOf();
  await fill(mirror);
  const expire = vi.spyOn(expiry, 'expire');
  isBroken = (url) => slugsOf(url).includes('one') || slugsOf(url).includes('new');
  rows = [row('one', 7), row('two', 8), row('new', 9)];
  await mirror.refresh();
  expect(slugs()).toEqual(['two', 'one']);
  expect(mirror.list()?.find(({ slug }) => slug === 'two')?.updatedAt).toBe(rows[1]?.updatedAt);
  expect(expire.mock.lastCall?.[0]).toEqual(
    expect.arrayContaining([slugTag('two'), slugTag('three')]),
  );
  expect(expire.mock.lastCall?.[0]).not.toContain(slugTag('one'));
  // Known and not read is not the same as not there.
  expect(mirror.isMissing('new')).toBeNull();
  expect(mirror.isMissing('three')).toBe(true);
  isBroken = () => false;
  await mirror.refresh();
  expect(slugs()).toEqual(['new', 'two', 'one']);
  expect(expire.mock.lastCall?.[0]).toEqual(
    expect.arrayContaining([slugTag('one'), slugTag('new')]),
  );
});

test('of a service that does not count, and returns short pages, every article is known', async () => {
  isCounting = false;
  maxLimit = 25;
  rows = Array.from({ length: 60 }, (_, index) => row(`note-${index}`, index));
  const { mirror, slugs } = mirrorOf();
  await mirror.refresh();
  await mirror.filled();
  expect(slugs()).toHaveLength(60);
  rows = [row('new', 99), ...rows.slice(1)];
  await mirror.refresh();
  expect(slugs()).toHaveLength(60);
  expect(mirror.isMissing('new')).toBe(false);
  expect(mirror.isMissing('note-0')).toBe(true);
});

test.each([
  [30, true],
  [100, null],
])(
  'of a service that does not know of pages either, and gives %i, another is missing: %s',
  async (count, isMissing) => {
    isCounting = knowsPages = false;
    rows = Array.from({ length: count }, (_, index) => row(`note-${index}`, index));
    const { mirror } = mirrorOf();
    await mirror.refresh().catch(() => {});
    expect(mirror.isMissing('other')).toBe(isMissing);
  },
);

test('a list that changes while it is read page by page is read again', async () => {
  rows = Array.from({ length: 130 }, (_, index) => row(`note-${index}`, index));
  const { mirror, slugs } = mirrorOf();
  const [oldest] = rows;
  isBroken = (url) => {
    // One is unpublished between two pages, so the one behind it has gone over to the first.
    if (url.searchParams.get('pagination[page]') === '2')
      rows = rows.filter(({ slug }) => slug !== 'note-120');
    return false;
  };
  await mirror.refresh();
  expect(slugs()).toHaveLength(129);
  expect(slugs()).toContain(oldest?.slug);
  expect(mirror.isMissing('note-30')).toBe(false);
  expect(mirror.isMissing('note-120')).toBe(true);
});

test('one article that cannot be read leaves the others, and is read the next time', async () => {
  isBroken = (url) => slugsOf(url).includes('two');
  const { mirror } = mirrorOf();
  await fill(mirror);
  expect(mirror.status().articles).toBe(2);
  isBroken = () => false;
  await fill(mirror);
  expect(mirror.status().articles).toBe(3);
});

test('an article is read again when an image that its lists show has changed', async () => {
  const image = (name: string) => ({
    url: `/uploads/harbour_0a1b2c3d_${name}.png`,
    mime: 'image/png',
  });
  rows = [{ ...row('one', 1), cover: image('old') }, row('two', 2)];
  const { mirror } = mirrorOf();
  await fill(mirror);
  rows = [{ ...row('one', 1), cover: image('new') }, row('two', 2)];
  mirror.announceImage('harbour_0a1b2c3d');
  await mirror.refresh();
  const one = mirror.list()?.find(({ slug }) => slug === 'one');
  expect(one?.cover?.url).toContain('new');
});

test('one that could not be read with its new image is read at the next refresh', async () => {
  const image = (name: string) => ({
    url: `/uploads/harbour_0a1b2c3d_${name}.png`,
    mime: 'image/png',
  });
  rows = [{ ...row('one', 1), cover: image('old') }, row('two', 2)];
  const { mirror } = mirrorOf();
  await fill(mirror);
  rows = [{ ...row('one', 1), cover: image('new') }, row('two', 2)];
  mirror.announceImage('harbour_0a1b2c3d');
  isBroken = (url) => slugsOf(url).includes('one');
  await mirror.refresh();
  isBroken = () => false;
  await mirror.refresh();
  const one = mirror.list()?.find(({ slug }) => slug === 'one');
  expect(one?.cover?.url).toContain('new');
});

test.each([
  ['unpublished', false],
  ['published again', true],
])('an article that is %s with a new image of its cover is in lists: %s', async (_, isThere) => {
  const image = (name: string) => ({
    url: `/uploads/harbour_0a1b2c3d_${name}.png`,
    mime: 'image/png',
  });
  const two = (name: string) => ({ ...row('two', 2), cover: image(name) });
  rows = [row('one', 1), two('old'), row('three', 3)];
  const { mirror, slugs } = mirrorOf();
  await fill(mirror);
  rows = [row('one', 1), ...(isThere ? [two('new')] : []), row('three', 3)];
  mirror.announceImage('harbour_0a1b2c3d');
  mirror.announce('two', 'two', true);
  await mirror.refresh();
  expect(slugs()?.includes('two')).toBe(isThere);
  expect(mirror.isMissing('two')).toBe(!isThere);
  if (isThere) {
    const found = mirror.list()?.find(({ slug }) => slug === 'two');
    expect(found?.cover?.url).toContain('new');
  }
});

test('refreshes that are asked for at once are one, and miss no change', async () => {
  const { mirror } = mirrorOf();
  const first = mirror.refresh();
  rows.push(row('four', 4));
  await Promise.all([first, mirror.refresh(), mirror.refresh()]);
  expect(mirror.isMissing('four')).toBe(false);
});

test.each([100, 25])(
  'a page of articles without a slug is not the end of the list: %i a page',
  async (limit) => {
    maxLimit = limit;
    const unusable = Array.from({ length: limit }, (_, index) =>
      row(null, 100 + index, `draft-${index}`),
    );
    rows = [...unusable, row('one', 1), row('two', 2)];
    const { mirror, slugs } = mirrorOf();
    await mirror.refresh();
    expect(slugs()).toEqual(['two', 'one']);
    rows = [...unusable, row('one', 1), row('two', 2), row('three', 3)];
    await mirror.refresh();
    expect(slugs()).toEqual(['three', 'two', 'one']);
  },
);

test('an older article at the slug of another, and one without a slug, change nothing', async () => {
  rows = [row('one', 1, 'old'), row('one', 2, 'new'), row(null, 3), row('two', 4)];
  const { mirror, expiry } = mirrorOf();
  await fill(mirror);
  const before = expiry.time;
  asked = [];
  await mirror.refresh();
  expect(asked).toHaveLength(1);
  expect(expiry.isExpired([TAGS.articles, slugTag('one')], before)).toBe(false);
  expect(mirror.list()?.map(({ documentId }) => documentId)).toEqual(['two', 'new']);
});

test('an article that is gone under an id that is not known goes by its slug', async () => {
  const others = Array.from({ length: 12 }, (_, index) => row(`note-${index}`, 10 + index));
  rows = [...others, row('one', 1, 'old'), row('one', 2, 'new'), row('two', 3)];
  const { mirror, slugs } = mirrorOf();
  await fill(mirror);
  rows = rows.filter(({ slug }) => slug !== 'two');
  mirror.announce('another id', 'two', true);
  await mirror.refresh();
  expect(slugs()).toHaveLength(13);
  expect(slugs()).not.toContain('two');
});

test('where the newer of two at one slug is gone, the older one is there', async () => {
  const others = Array.from({ length: 12 }, (_, index) => row(`note-${index}`, 10 + index));
  rows = [...others, row('one', 1, 'old'), row('one', 2, 'new')];
  const { mirror } = mirrorOf();
  await fill(mirror);
  rows = [...others, row('one', 1, 'old')];
  mirror.announce('new', 'one', true);
  await mirror.refresh();
  expect(mirror.isMissing('one')).toBe(false);
});

test('an article that a restored backup has made older is that one, and is read once', async () => {
  rows = [row('one', 9), row('two', 2)];
  const { mirror, expiry } = mirrorOf();
  await fill(mirror);
  rows = [row('one', 1), row('two', 2)];
  await mirror.refresh();
  expect(mirror.list()?.find(({ slug }) => slug === 'one')?.updatedAt).toBe(rows[0]?.updatedAt);
  const before = expiry.time;
  asked = [];
  await mirror.refresh();
  expect(asked).toHaveLength(1);
  expect(expiry.isExpired([TAGS.articles, slugTag('one')], before)).toBe(false);
});

test('an article whose type alone has changed is one of its new list, also after a restart', async () => {
  const { mirror } = mirrorOf();
  await mirror.refresh();
  await mirror.filled();
  const isPost = (list: ReturnType<typeof mirror.list>) =>
    list?.find(({ slug }) => slug === 'one')?.isPost;
  expect(isPost(mirror.list())).toBeNull();
  const [first] = rows;
  if (first) first.article_types = [{ type: 'blogs' }];
  await mirror.refresh();
  expect(isPost(mirror.list())).toBe(true);
  const later = mirrorOf().mirror;
  await later.refresh();
  await later.filled();
  expect(isPost(later.list())).toBe(true);
});

test('an article whose type no list says has not changed for that', async () => {
  listsTypes = false;
  rows = rows.map((each) => ({ ...each, article_types: [{ type: 'blogs' }] }));
  const { mirror, expiry } = mirrorOf();
  await fill(mirror);
  expect(mirror.list()?.map(({ isPost }) => isPost)).toEqual([true, true, true]);
  const expire = vi.spyOn(expiry, 'expire');
  await mirror.refresh();
  expect(expire).not.toHaveBeenCalled();
});

/** The mirror of a site that starts while the service is down, which is back afterwards. */
async function restartWithoutService() {
  isDown = true;
  const { mirror } = mirrorOf();
  await expect(mirror.refresh()).rejects.toThrow();
  await mirror.restore();
  isDown = false;
  return mirror;
}

/** So many that the ten that changed last are not all. */
const many = () => Array.from({ length: 30 }, (_, index) => row(`note-${index}`, index));

test('a backup that was restored while the site was down counts whole', async () => {
  const before = many();
  // Renamed after the backup.
  rows = before.map((one) => (one.slug === 'note-4' ? row('renamed', 50, 'note-4') : one));
  await fill(mirrorOf().mirror);
  const mirror = await restartWithoutService();
  rows = before;
  await fill(mirror);
  expect(mirror.isMissing('note-4')).toBe(false);
  expect(mirror.isMissing('renamed')).toBe(true);
});

test('so does one with which only articles beyond the newest have changed', async () => {
  const before = many();
  rows = before.filter(({ slug }) => slug !== 'note-4');
  rows.push(row('note-4-again', 4, 'other'));
  await fill(mirrorOf().mirror);
  const mirror = await restartWithoutService();
  rows = before;
  await fill(mirror);
  expect(mirror.isMissing('note-4')).toBe(false);
});

test('a backup that is restored under a running site counts, also where it was edited since', async () => {
  const before = many();
  rows = before.map((one) => (one.slug === 'note-4' ? row('renamed', 50, 'note-4') : one));
  const { mirror } = mirrorOf();
  await fill(mirror);
  rows = before.map((one) => (one.slug === 'note-7' ? row('note-7', 60) : one));
  await mirror.refresh();
  expect(mirror.isMissing('note-4')).toBe(false);
  expect(mirror.isMissing('renamed')).toBe(true);
});

test('an announced change of a type is seen in every article, also where the first read of it fails', async () => {
  rows = many();
  const { mirror } = mirrorOf();
  await fill(mirror);
  const [first] = rows;
  if (first) first.article_types = [{ type: 'blogs' }];
  mirror.announceTypes();
  isDown = true;
  await expect(mirror.refresh()).rejects.toThrow();
  isDown = false;
  await mirror.refresh();
  expect(mirror.list()?.find(({ slug }) => slug === 'note-0')?.isPost).toBe(true);
  asked = [];
  await mirror.refresh();
  expect(asked).toHaveLength(1);
});

test('its list ages when the clock was set back', async () => {
  const { mirror } = mirrorOf();
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  await fill(mirror);
  vi.advanceTimersByTime(149_000);
  vi.setSystemTime(Date.now() - 86_400_000);
  expect(mirror.status().ageSeconds).toBe(149);
  expect(mirror.isCurrent).toBe(true);
  vi.advanceTimersByTime(2_000);
  expect(mirror.isCurrent).toBe(false);
  vi.useRealTimers();
});

test.each([200, 403])(
  'of a service that gives articles by their slug only (%i), those that it names are read, and any other is asked for',
  async (status) => {
    listStatus = status;
    posts = rows.slice(0, 1);
    menu = [{ id: 1, slug: 'a', article: { slug: 'two' } }];
    const { mirror, slugs } = mirrorOf();
    await fill(mirror);
    expect(slugs()).toEqual(['two', 'one']);
    expect(mirror.isMissing('one')).toBe(false);
    expect(mirror.isMissing('three')).toBeNull();
    // What is not in the list stays in the store.
    expect(mirror.isCurrent).toBe(false);
    rows = rows.map((one) => ({ ...one, updatedAt: new Date(2026, 0, 2).toISOString() }));
    posts = [];
    await mirror.refresh();
    expect(mirror.list()).toMatchObject([{ slug: 'two', updatedAt: rows[1]?.updatedAt }]);

    isDown = true;
    expect(await mirror.find('two')).toMatchObject({ updatedAt: rows[1]?.updatedAt });
    const { mirror: next, slugs: nextSlugs } = mirrorOf();
    await expect(next.refresh()).rejects.toThrow();
    await next.restore();
    expect(nextSlugs()).toEqual(['two']);
    expect(next.isMissing('three')).toBeNull();
  },
);

test('a service without any article is asked for each, and has none after a restart without it', async () => {
  rows = [];
  const { mirror } = mirrorOf();
  await mirror.refresh();
  expect(mirror.isMissing('one')).toBeNull();
  isDown = true;
  const { mirror: next, slugs } = mirrorOf();
  await next.restore();
  expect(slugs()).toEqual([]);
  expect(next.isMissing('one')).toBeNull();
});

test('pages that were rendered before the list could be read for the first time expire with it', async () => {
  const { mirror, expiry } = mirrorOf();
  isBroken = (url) => slugsOf(url).length === 0;
  await expect(mirror.refresh()).rejects.toThrow('500');
  isBroken = () => false;
  const expire = vi.spyOn(expiry, 'expire');
  await fill(mirror);
  expect(expire).toHaveBeenCalledExactlyOnceWith([TAGS.articles, TAGS.articleSlugs]);
});
