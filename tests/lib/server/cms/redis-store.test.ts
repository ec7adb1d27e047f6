import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { FileStore, nameOfKey } from '@/lib/server/cms/file-store';
import { RedisStore } from '@/lib/server/cms/redis-store';
import { RedisLink } from '@/lib/server/ops/redis-link';
import { StaticArchive } from '@/server/static-archive';
import { eventually } from '@/tests/support/eventually';
import { hasRedis, RedisServer } from '@/tests/support/redis-server';
import { createFolderForTest } from '@/tests/support/temporary-folder';

let server: RedisServer;
const links: RedisLink[] = [];

// Runs where Redis is installed; the site needs none.
describe.skipIf(!hasRedis)('the store that copies share', () => {
  beforeAll(async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    server = await RedisServer.start();
  });
  afterAll(async () => {
    for (const link of links) link.close();
    await server.kill();
  });

  /** The store of one copy, with files of its own: those of an earlier process, or none. */
  async function openStore(folder = createFolderForTest(), name = 'content') {
    const redis = new RedisLink(server.url, 'test:');
    links.push(redis);
    const nothing = async () => {};
    await redis.open({
      channels: new Map([['test', nothing]]),
      onConnect: nothing,
      check: nothing,
      onPause: nothing,
    });
    const files = new FileStore(folder);
    return { redis, store: new RedisStore(redis, files, name), files, folder };
  }

  const areUp = (...stores: Awaited<ReturnType<typeof openStore>>[]) =>
    eventually(() => expect(stores.every(({ redis }) => redis.isUp)).toBe(true));
  const read = async ({ store }: Awaited<ReturnType<typeof openStore>>, key: string) =>
    (await store.get(key))?.toString() ?? null;

  test('copies share what one of them stores, and each has its own while Redis is away', async () => {
    const [one, other] = [await openStore(), await openStore()];
    await one.store.set('article', 'words, ünd bytes');
    await one.store.set('gone', 'x');
    await other.store.delete('gone');
    expect(await read(other, 'article')).toBe('words, ünd bytes');
    expect(await read(other, 'gone')).toBeNull();
    expect(await other.store.count()).toBe(1);
    const [name = ''] = await other.store.names();
    expect((await other.store.read(name))?.toString()).toBe('words, ünd bytes');

    await server.kill();
    await eventually(() => expect(one.redis.isUp).toBe(false));
    expect(await read(one, 'article')).toBe('words, ünd bytes');
    await one.store.set('meanwhile', 'new');
    expect(await read(one, 'meanwhile')).toBe('new');
    expect(await read(other, 'article')).toBeNull();

    // It has lost its data, and gets what the copies have.
    await server.start();
    await areUp(one, other);
    await one.store.repair();
    expect(await read(other, 'article')).toBe('words, ünd bytes');
    expect(await read(other, 'meanwhile')).toBe('new');
  });

  test('what was stored while Redis did not answer is what the copies get after that', async () => {
    const [one, other] = [await openStore(), await openStore()];
    await one.store.set('menu', 'old');
    await one.store.set('gone', 'old');
    server.hang(true);
    expect(await read(one, 'menu')).toBe('old');
    await one.store.set('menu', 'new');
    await one.store.delete('gone');
    server.hang(false);
    await areUp(one, other);
    expect(await read(one, 'menu')).toBe('new');
    expect(await read(one, 'gone')).toBeNull();
    await one.store.repair();
    expect(await read(other, 'menu')).toBe('new');
    expect(await read(other, 'gone')).toBeNull();
    // Only once: what another copy has stored since stays.
    await other.store.set('menu', 'newer');
    await one.store.repair();
    expect(await read(one, 'menu')).toBe('newer');
  });

  test('what another copy has stored since then is not replaced by it', async () => {
    const [one, other] = [await openStore(), await openStore()];
    for (const key of ['menu', 'gone']) await one.store.set(key, 'old');
    server.hang(true);
    await one.store.set('menu', 'new');
    await one.store.set('gone', 'new');
    server.hang(false);
    await areUp(one, other);
    await other.store.set('menu', 'newer');
    await other.store.delete('gone');
    await one.store.repair();
    for (const copy of [one, other]) expect(await read(copy, 'menu')).toBe('newer');
    expect(await server.command('hget', 'test:content', nameOfKey('gone'))).toBeNull();
  });

  test('what is stored or deleted after a clock was set back is what the copies get', async () => {
    const [one, other] = [await openStore(), await openStore()];
    await one.store.set('prices', 'old');
    await one.store.set('withdrawn', 'old');
    const now = Date.now.bind(Date);
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() - 3_600_000);
    await one.store.set('prices', 'new');
    await other.store.delete('withdrawn');
    clock.mockRestore();
    // To the links the clock has jumped: they connect again.
    await areUp(one, other);
    expect(await read(one, 'prices')).toBe('new');
    expect(await read(other, 'prices')).toBe('new');
    await one.store.repair();
    expect(await read(one, 'withdrawn')).toBeNull();
    expect(await read(other, 'withdrawn')).toBeNull();
    expect(await one.files.get('withdrawn')).toBeNull();
  });

  test('of what the copies put back into an emptied Redis, the latest of each counts', async () => {
    const [one, other] = [await openStore(), await openStore()];
    await one.store.set('menu', 'old');
    await one.store.set('team', 'of one copy');
    await other.store.set('menu', 'new');
    await other.store.set('faq', 'of the other');
    await server.command('flushall');
    // The first has more files than the other, and an older menu.
    await one.store.set('more', 'files');
    await one.store.repair();
    expect(await read(other, 'menu')).toBe('new');
    await other.store.repair();
    for (const copy of [one, other]) {
      expect(await read(copy, 'menu')).toBe('new');
      expect(await read(copy, 'team')).toBe('of one copy');
      expect(await read(copy, 'faq')).toBe('of the other');
    }
  });

  test('what was stored while Redis took nothing outlives the process that stored it', async () => {
    const [one, other] = [await openStore(), await openStore()];
    await one.store.set('menu', 'old');
    await server.command('config', 'set', 'maxmemory', '1');
    await one.store.set('menu', 'new');
    one.redis.close();
    await server.command('config', 'set', 'maxmemory', '0');
    const again = await openStore(one.folder);
    expect(await read(again, 'menu')).toBe('new');
    await again.store.repair();
    await areUp(other);
    expect(await read(other, 'menu')).toBe('new');
  });

  test('what one copy deletes the others have no file of any more', async () => {
    const [one, other] = [await openStore(), await openStore()];
    // All in one millisecond.
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now());
    for (const { store } of [one, other]) await store.set('dropped', 'x');
    await one.store.delete('dropped');
    clock.mockRestore();
    await other.store.repair();
    expect(await other.files.get('dropped')).toBeNull();
    expect(await read(one, 'dropped')).toBeNull();
  });

  test('of what was deleted a month ago nothing is left, unless it is stored again', async () => {
    const [one, other] = [await openStore(), await openStore()];
    const times = 'test:content-times';
    const daysAgo = (days: number) => String(Date.now() - days * 24 * 3_600_000);
    await server.command('flushall');
    for (const [key, days] of [
      ['there', 40],
      ['again', 31],
      ['gone', 31],
      ['just gone', 29],
    ] as const) {
      await one.store.set(key, 'x');
      if (key !== 'there') await one.store.delete(key);
      await server.command('hset', times, nameOfKey(key), daysAgo(days));
    }
    // While the store looks at what there is.
    const names = one.files.names.bind(one.files);
    vi.spyOn(one.files, 'names').mockImplementationOnce(async () => {
      await other.store.set('again', 'new');
      return names();
    });
    await one.store.repair();
    const left = ['there', 'again', 'just gone'].map(nameOfKey);
    expect(await server.command('hkeys', times)).toEqual(expect.arrayContaining(left));
    expect(await server.command('hlen', times)).toBe(left.length);
    for (const copy of [one, other]) expect(await read(copy, 'again')).toBe('new');
  });

  test('each copy has the files of its release, also those that another one has archived', async () => {
    const [one, other] = [
      await openStore(undefined, 'static'),
      await openStore(undefined, 'static'),
    ];
    const build = createFolderForTest();
    writeFileSync(path.join(build, 'page.js'), 'script');
    for (const { store } of [one, other]) await new StaticArchive(store).add('release', build);
    await server.command('flushall');
    await other.store.repair();
    const fresh = new StaticArchive((await openStore(undefined, 'static')).store);
    expect((await fresh.find('page.js'))?.toString()).toBe('script');
  });
});
