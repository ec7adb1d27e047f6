import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { FileStore, nameOfKey } from '@/lib/server/cms/file-store';
import { RedisStore } from '@/lib/server/cms/redis-store';
import { RedisLink } from '@/lib/server/ops/redis-link';
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

  /** The store of one copy, with files of its own. */
  async function openStore() {
    const redis = new RedisLink(server.url, 'test:');
    links.push(redis);
    const nothing = async () => {};
    await redis.open({
      channels: new Map([['test', nothing]]),
      onConnect: nothing,
      check: nothing,
      onPause: nothing,
    });
    const files = new FileStore(createFolderForTest());
    return { redis, store: new RedisStore(redis, files, 'content') };
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
});
