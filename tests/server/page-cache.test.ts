import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { Expiry } from '@/lib/server/revalidation/expiry';
import { FilePages } from '@/server/file-pages';
import { PageCache } from '@/server/page-cache';
import { eventually } from '@/tests/support/eventually';
import { createFolderForTest } from '@/tests/support/temporary-folder';

type Body = { body: string; parts: Map<string, Buffer> };

function setUp(limits: ConstructorParameters<typeof PageCache>[2] = {}, maxFileBytes?: number) {
  const folder = path.join(createFolderForTest(), 'pages');
  const expiry = new Expiry();
  const open = () => new PageCache<Body>(new FilePages(folder, maxFileBytes), expiry, limits);
  return { folder, expiry, open, pages: open() };
}

const page = (body: string, tags: string[], time = 0) => ({
  body,
  parts: new Map([['head', Buffer.from(body)]]),
  tags,
  time,
});

test('a page comes back whole, from memory and from its file', async () => {
  const { pages } = setUp({ MAX_MEMORY_BYTES: 1_000 });
  await pages.set('a', page('x'.repeat(600), ['t']), false, 60);
  await pages.set('b', page('y'.repeat(600), ['t']), false, 60);
  for (const [key, letter] of [
    ['a', 'x'],
    ['b', 'y'],
  ] as const) {
    const found = await pages.get(key);
    expect(found?.body).toBe(letter.repeat(600));
    expect(found?.parts.get('head')?.toString()).toBe(letter.repeat(600));
  }
  expect(await pages.get('c')).toBeNull();
});

test('a document with typographic marks takes no more than its bytes, and comes back as it was', async () => {
  const folder = path.join(createFolderForTest(), 'pages');
  const limits = { MAX_MEMORY_BYTES: 15_000 };
  const pages = new PageCache<{ value: { kind: string; html: string; rscData: Buffer } }>(
    new FilePages(folder),
    new Expiry(),
    limits,
  );
  const html = `<p>It’s “here”.</p>${'x'.repeat(10_000)}`;
  const value = { kind: 'APP_PAGE', html, rscData: Buffer.from('data’') };
  for (const key of ['first', 'second']) {
    await pages.set(key, { value, tags: [], time: 0 }, false, 60);
  }
  // The first one is in its file alone.
  for (const key of ['second', 'first']) {
    const found = await pages.get(key);
    expect(found?.value).toEqual(value);
  }
  for (const name of readdirSync(folder)) {
    expect(statSync(path.join(folder, name)).size).toBeLessThan(11_000);
  }
});

test('a page whose tags have expired is gone, one that was rendered since then is not', async () => {
  const { pages, expiry } = setUp();
  await pages.set('a', page('old', ['t']), false, 60);
  await pages.set('b', page('other', ['u']), false, 60);
  await expiry.expire(['t']);
  expect(await pages.get('a')).toBeNull();
  expect((await pages.get('b'))?.body).toBe('other');
  await pages.set('a', page('late', ['t'], 0), false, 60);
  expect(await pages.get('a')).toBeNull();
  await pages.set('a', page('new', ['t'], expiry.time), false, 60);
  expect((await pages.get('a'))?.body).toBe('new');
});

test('files are bounded, and those that anybody can ask for are in memory only', async () => {
  const { pages, folder } = setUp({ MAX_OTHERS: 10 }, 5_000);
  for (let number = 0; number < 50; number += 1) {
    await pages.set(`page-${number}`, page('x'.repeat(500), []), false, 60);
    await pages.set(`missing-${number}`, page('none', []), true, 60);
  }
  await eventually(() => expect(readdirSync(folder).length).toBeLessThanOrEqual(10));
  const others = Array.from({ length: 50 }, (_, number) => pages.get(`missing-${number}`));
  expect((await Promise.all(others)).filter((found) => found !== null)).toHaveLength(10);
});

test('a page that cannot be read any more is rendered again', async () => {
  const { pages, folder } = setUp({ MAX_MEMORY_BYTES: 1 });
  await pages.set('a', page('old', []), false, 60);
  expect((await pages.get('a'))?.body).toBe('old');
  for (const name of readdirSync(folder)) writeFileSync(path.join(folder, name), 'half');
  expect(await pages.get('a')).toBeNull();
});

test('a new process starts with none', async () => {
  const { pages, open, folder } = setUp();
  await pages.set('a', page('old', []), false, 60);
  expect(readdirSync(folder)).toHaveLength(1);
  expect(await open().get('a')).toBeNull();
  expect(existsSync(folder)).toBe(false);
});

test('pages stay in memory where their folder cannot be emptied', async () => {
  const file = path.join(createFolderForTest(), 'file');
  writeFileSync(file, '');
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const pages = new PageCache<Body>(new FilePages(path.join(file, 'pages')), new Expiry());
  await pages.set('a', page('words', ['t']), false, 60);
  log.mockRestore();
  expect((await pages.get('a'))?.body).toBe('words');
});
