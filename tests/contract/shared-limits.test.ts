import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { eventually } from '@/tests/support/eventually';
import { setEnvironment } from '../support/form-env';
import { hasRedis, RedisServer } from '../support/redis-server';

let redis: RedisServer;

/** One copy of the site: its own modules, its own connection, which is up. */
async function startCopy(SITE_URL = 'https://site.example') {
  setEnvironment({ REDIS_URL: redis.url, SITE_URL, FORM_LIMIT_PER_ADDRESS: '3' });
  const copy = await import('@/lib/server/limits/rate-limit');
  // Before it is connected, it counts alone, and does not go on so.
  expect(await copy.wasUsed('address', 'visitor')).toBe(false);
  const { joinCopies } = await import('@/lib/server/revalidation/site-copies');
  await joinCopies();
  await isConnected();
  return copy;
}

/** Waits for the connection of the copy that was started last. */
async function isConnected() {
  const { redis: link } = await import('@/lib/server/ops/redis');
  await eventually(() => expect(link()?.isUp).toBe(true));
}

// Runs where Redis is installed; the site needs none.
describe.skipIf(!hasRedis)('two copies of the site with one Redis', () => {
  beforeAll(async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    redis = await RedisServer.start();
  });
  afterAll(() => redis.kill());

  test('share what they count', async () => {
    const one = await startCopy();
    expect(await one.countUse('address', 'visitor')).toEqual({ isAllowed: true });
    expect(await one.countUse('address', 'visitor')).toEqual({ isAllowed: true });
    const other = await startCopy();
    expect(await other.countUse('address', 'visitor')).toEqual({ isAllowed: true });
    const refused = await other.countUse('address', 'visitor');
    expect(refused).toMatchObject({ isAllowed: false });
    expect(refused).toHaveProperty('retryAfterSeconds', expect.any(Number));
    expect(await other.wasUsed('address', 'visitor')).toBe(true);
    expect(await other.countUse('address', 'somebody else')).toEqual({ isAllowed: true });
    const ofAnotherSite = await startCopy('https://another.example');
    expect(await ofAnotherSite.countUse('address', 'visitor')).toEqual({ isAllowed: true });
  });

  test('count each on its own while it is away, and share again when it is back', async () => {
    const copy = await startCopy();
    for (let use = 0; use < 3; use += 1) await copy.countUse('address', 'visitor of before');
    await redis.kill();
    // Each copy counts alone meanwhile.
    expect(await copy.countUse('address', 'visitor of before')).toEqual({ isAllowed: true });
    for (let use = 0; use < 3; use += 1) await copy.countUse('address', 'meanwhile');
    expect(await copy.countUse('address', 'meanwhile')).toMatchObject({ isAllowed: false });

    await redis.start();
    await isConnected();
    await copy.countUse('address', 'afterwards');
    const other = await startCopy();
    expect(await other.wasUsed('address', 'afterwards')).toBe(true);
  });

  test('do not wait for it at each count while it hangs', async () => {
    const copy = await startCopy();
    const { redis: link } = await import('@/lib/server/ops/redis');
    redis.hang(true);
    try {
      await eventually(() => expect(link()?.isUp).toBe(false));
      const startedAt = performance.now();
      for (let use = 0; use < 3; use += 1) await copy.countUse('address', 'while it hangs');
      expect(await copy.countUse('address', 'while it hangs')).toMatchObject({ isAllowed: false });
      // Each would be waited for for a second.
      expect(performance.now() - startedAt).toBeLessThan(3_000);
    } finally {
      redis.hang(false);
    }
  });
});
