import { mkdirSync, rmdirSync } from 'node:fs';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { RedisLink } from '@/lib/server/ops/redis-link';
import { ChangeQueue } from '@/lib/server/revalidation/change-queue';
import { Copies } from '@/lib/server/revalidation/copies';
import { Expiry } from '@/lib/server/revalidation/expiry';
import { eventually } from '@/tests/support/eventually';
import { hasRedis, RedisServer } from '@/tests/support/redis-server';

let server: RedisServer;
let site = 0;
const links: RedisLink[] = [];
const NOTHING = { articles: [], images: [] };

// Runs where Redis is installed; the site needs none.
describe.skipIf(!hasRedis)('copies of the site with one Redis', () => {
  beforeAll(async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    server = await RedisServer.start();
  });
  afterEach(() => {
    for (const link of links.splice(0)) link.close();
    site += 1;
  });
  afterAll(() => server.kill());

  /** One copy of the site, as one process has it. */
  async function startCopy(reconnectTimeoutMs = 50) {
    const redis = new RedisLink(server.url, `test-${site}:`);
    links.push(redis);
    const expiry = new Expiry();
    const queue = new ChangeQueue(expiry);
    const copies = new Copies(redis, expiry, queue, reconnectTimeoutMs);
    await copies.open();
    return { redis, expiry, queue, copies };
  }

  type Copy = Awaited<ReturnType<typeof startCopy>>;

  /** Waits until a copy knows that what it rendered at a time is old. */
  function untilExpired({ expiry }: Copy, tag: string, since: number) {
    return eventually(() => expect(expiry.isExpired([tag], since)).toBe(true));
  }

  function untilUp(...copies: Copy[]) {
    return eventually(() => expect(copies.every(({ redis }) => redis.isUp)).toBe(true));
  }

  test('what one copy expires is old for every copy, and what each renders afterwards is new for all', async () => {
    const [one, other] = [await startCopy(), await startCopy()];
    const before = [one.expiry.time, other.expiry.time];
    await one.copies.announce(['a'], NOTHING);
    for (const { expiry } of [one, other]) {
      for (const time of before) expect(expiry.isExpired(['a'], time)).toBe(true);
      expect(expiry.isExpired(['b'], before[0] ?? 0)).toBe(false);
    }
    expect(one.expiry.isExpired(['a'], other.expiry.time)).toBe(false);
    expect(other.expiry.isExpired(['a'], one.expiry.time)).toBe(false);
    // A copy that joins later knows the same.
    const joined = await startCopy();
    for (const time of before) expect(joined.expiry.isExpired(['a'], time)).toBe(true);
    expect(joined.expiry.isExpired(['a'], one.expiry.time)).toBe(false);
  });

  test('an announcement resolves when every copy has applied it', async () => {
    const [one, other] = [await startCopy(), await startCopy()];
    const order: string[] = [];
    const times: number[] = [];
    let finish = () => {};
    other.queue.onChange({
      before: async ({ images }) => {
        times.push(other.expiry.time);
        order.push(`reads ${images}`);
        await new Promise<void>((resolve) => {
          finish = resolve;
        });
        times.push(other.expiry.time);
      },
      after: async (tags) => order.push(`updates the search with ${tags}`),
    });
    other.expiry.onExpire(() => {
      order.push('clears');
      return undefined;
    });
    const announced = one.copies
      .announce(['a'], { articles: [], images: ['photo'] })
      .then(() => order.push('answered'));
    await eventually(() => expect(order).toEqual(['reads photo']));
    // Nothing that is rendered before it has read the change passes for new.
    await other.expiry.expire(['b']);
    expect(order).toEqual(['reads photo', 'clears']);
    finish();
    await announced;
    expect(times[1]).toBe(times[0]);
    expect(order.slice(2, 4)).toEqual(['clears', 'updates the search with a']);
    expect(order.at(-1)).toBe('answered');
  });

  test('what follows a change does not wait for the pages of it, an answer waits for both', async () => {
    const [one, other] = [await startCopy(), await startCopy()];
    const order: string[] = [];
    let finish = () => {};
    other.queue.onChange({
      before: async () => {},
      after: async () => order.push('updates the search'),
    });
    other.expiry.onExpire(async () => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      order.push('has rendered');
    });
    const announced = one.copies.announce(['a'], NOTHING).then(() => order.push('answered'));
    await eventually(() => expect(order).toEqual(['updates the search']));
    finish();
    await announced;
    expect(order).toEqual(['updates the search', 'has rendered', 'answered']);
  });

  test('a change that waits for one before it is known as announced', async () => {
    const [one, other] = [await startCopy(), await startCopy()];
    let finish = () => {};
    const isReleased = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const before = vi.fn(() => isReleased);
    other.queue.onChange({ before, after: async () => {} });
    const announced = [one.copies.announce(['a'], NOTHING)];
    await eventually(() => expect(before).toHaveBeenCalled());
    const { generation } = other.expiry;
    announced.push(one.copies.announce(['b'], NOTHING));
    await eventually(() => expect(other.expiry.hasEvent(['b'], generation)).toBe(true));
    finish();
    await Promise.all(announced);
  });

  test('what fails at one change keeps no page of it, and no change after it', async () => {
    const [one, other] = [await startCopy(), await startCopy()];
    other.queue.onChange({
      before: () => Promise.reject(new Error('no list')),
      after: () => Promise.reject(new Error('no search')),
    });
    other.expiry.onExpire(() => Promise.reject(new Error('no cache')));
    for (const tag of ['a', 'b']) {
      const before = other.expiry.time;
      await one.copies.announce([tag], NOTHING);
      expect(other.expiry.isExpired([tag], before)).toBe(true);
      expect(other.expiry.isExpired([tag], other.expiry.time)).toBe(false);
    }
  });

  test('a copy whose connection was cut learns by itself what it missed', async () => {
    const [one, other] = [await startCopy(), await startCopy()];
    await one.copies.announce(['a'], NOTHING);
    const before = other.expiry.time;
    await server.command('client', 'kill', 'type', 'pubsub');
    await one.expiry.expire(['b']);
    await untilExpired(other, 'b', before);
    await untilUp(one, other);
    expect(other.expiry.isExpired(['b'], other.expiry.time)).toBe(false);
  });

  test('without Redis each copy goes on alone; with it again each knows what the others did', async () => {
    const [one, other] = [await startCopy(), await startCopy()];
    const before = one.expiry.time;
    await server.kill();
    await eventually(() =>
      expect([one, other].map(({ redis }) => redis.isUp)).toEqual([false, false]),
    );
    expect(one.redis.status).toMatchObject({ isReachable: false });
    const announced: string[][] = [];
    one.queue.onChange({
      before: async (_event, tags) => announced.push([...tags]),
      after: async () => {},
    });
    await one.copies.announce(['a'], NOTHING);
    expect(announced).toEqual([['a']]);
    expect(one.expiry.isExpired(['a'], before)).toBe(true);
    expect(one.expiry.isExpired(['a'], one.expiry.time)).toBe(false);
    // A page that the other one renders alone, of a time of its own.
    await other.expiry.expire(['b']);
    const alone = other.expiry.time;
    await server.start();
    await untilExpired(other, 'a', alone);
    await untilExpired(one, 'b', before);
    await untilUp(one, other);
    expect(one.redis.status).toEqual({ isReachable: true, downSeconds: null });
    await one.copies.announce(['c'], NOTHING);
    expect(other.expiry.isExpired(['c'], alone)).toBe(true);
  });

  test('what Redis does not take at once when it is back is told all the same', async () => {
    const [one, other] = [await startCopy(), await startCopy()];
    const heard: (readonly string[])[] = [];
    other.queue.onChange({
      before: async (_event, tags) => heard.push(tags),
      after: async () => {},
    });
    await server.kill();
    await eventually(() => expect(one.redis.isUp).toBe(false));
    await one.copies.announce(['a'], NOTHING);
    const run = Redis.prototype.eval;
    let refused = 0;
    const evaluate = vi.spyOn(Redis.prototype, 'eval').mockImplementation(function (
      this: Redis,
      ...args: unknown[]
    ) {
      if (refused > 0 || !String(args).includes('"tags":["a"]'))
        return Reflect.apply(run, this, args);
      refused += 1;
      return Promise.reject(new Error('OOM command not allowed'));
    });
    onTestFinished(() => evaluate.mockRestore());
    await server.start();
    await eventually(() => expect(heard.flat()).toContain('a'));
    expect(refused).toBe(1);
  });

  test('a Redis that is only restarted keeps no copy from hearing of a change', async () => {
    const [one, other] = [await startCopy(10_000), await startCopy()];
    const before = other.expiry.time;
    await server.kill();
    const announced = one.copies.announce(['a'], NOTHING);
    await server.start();
    await announced;
    expect(one.redis.isUp).toBe(true);
    await untilExpired(other, 'a', before);
  });

  test('a Redis that hangs is as good as none, and every copy heals when it goes on', async () => {
    const [one, other] = [await startCopy(), await startCopy()];
    const before = other.expiry.time;
    server.hang(true);
    await one.copies.announce(['a'], NOTHING);
    expect(one.expiry.isExpired(['a'], before)).toBe(true);
    server.hang(false);
    await untilExpired(other, 'a', before);
    await untilUp(one, other);
  });

  /** Ways in which Redis answers, and takes nothing: how it begins, and how it ends. */
  const REFUSALS: readonly (readonly [string, () => Promise<unknown>, () => Promise<unknown>])[] = [
    [
      'has no memory left',
      () => server.command('config', 'set', 'maxmemory', '1'),
      () => server.command('config', 'set', 'maxmemory', '0'),
    ],
    [
      'is a read-only replica',
      () => server.command('replicaof', '127.0.0.1', '1'),
      () => server.command('replicaof', 'no', 'one'),
    ],
    [
      'cannot write to its disk',
      async () => {
        mkdirSync(server.file);
        await server.command('config', 'set', 'save', '3600 1');
        await server.command('bgsave');
        await eventually(async () =>
          expect(await server.command('info', 'persistence')).toContain('bgsave_status:err'),
        );
      },
      () => {
        rmdirSync(server.file);
        return server.command('config', 'set', 'save', '');
      },
    ],
  ];

  test.each(REFUSALS)(
    'a Redis that %s is as good as none: the other copies are told when it takes it',
    async (_what, refuse, accept) => {
      const [one, other] = [await startCopy(), await startCopy()];
      const before = other.expiry.time;
      await refuse();
      try {
        await one.copies.announce(['a'], NOTHING);
        expect(one.expiry.isExpired(['a'], before)).toBe(true);
        expect(one.redis.status).toMatchObject({ isReachable: false });
      } finally {
        await accept();
      }
      await untilExpired(other, 'a', before);
      await untilUp(one, other);
    },
  );

  test('a copy that was away while Redis lost its data trusts nothing that it has', async () => {
    const [one, other] = [await startCopy(), await startCopy()];
    await one.copies.announce(['a'], NOTHING);
    const before = other.expiry.time;
    await server.command('flushall');
    other.redis.reconnect('a test');
    await untilExpired(other, 'anything', before);
  });

  const HOURS_US = 3_600_000_000;

  /** The last change was hours ago, and other copies have connected since. */
  async function letHoursPass() {
    const later = Date.now() * 1_000 + 2 * HOURS_US;
    await server.command('set', `test-${site}:clock`, String(later));
    return later;
  }

  test('a connection that is lost in a quiet hour costs no page', async () => {
    const [one, other] = [await startCopy(), await startCopy()];
    await one.copies.announce(['a'], NOTHING);
    const before = other.expiry.time;
    const later = await letHoursPass();
    for (const copy of [one, other]) {
      copy.redis.reconnect('a test');
      await untilUp(copy);
    }
    expect(other.expiry.time).toBeGreaterThan(later);
    expect(other.expiry.isExpired(['anything'], before)).toBe(false);
  });

  test('a copy that was away for longer than marks are stored trusts nothing that it has', async () => {
    const [one, other] = [await startCopy(), await startCopy()];
    await one.copies.announce(['a'], NOTHING);
    const before = other.expiry.time;
    const later = await letHoursPass();
    await server.command('zadd', `test-${site}:marks`, String(later), 'b');
    other.redis.reconnect('a test');
    await untilExpired(other, 'anything', before);
  });

  /** What has one copy trust nothing. */
  const SHOCKS: readonly (readonly [string, (copy: Copy) => Promise<unknown>])[] = [
    [
      'was away while Redis lost its data',
      async ({ redis }) => {
        await server.command('flushall');
        redis.reconnect('a test');
      },
    ],
    [
      'was stopped',
      async ({ redis }) => {
        const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 6_000);
        redis.noticePause();
        clock.mockRestore();
      },
    ],
  ];

  // Varnish stores nothing of a copy whose time is earlier than a purge.
  test.each(SHOCKS)('a copy that %s takes the others along to its time', async (_what, shock) => {
    const [one, other] = [await startCopy(), await startCopy()];
    await one.copies.announce(['a'], NOTHING);
    let purged = 0;
    other.expiry.onExpire(async (_tags, time) => {
      purged = Math.max(purged, time);
    });
    await shock(other);
    await eventually(() => expect(purged).toBeGreaterThan(0));
    await untilUp(other);
    await eventually(() => expect(one.expiry.time).toBeGreaterThanOrEqual(purged));
    await eventually(() => expect(other.expiry.time).toBe(one.expiry.time));
  });

  test('a copy that was stopped trusts nothing that it has, with the first request', async () => {
    const one = await startCopy();
    await one.copies.announce(['a'], NOTHING);
    const { time } = one.expiry;
    expect(one.redis.noticePause()).toBe(false);
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 6_000);
    expect(one.redis.noticePause()).toBe(true);
    clock.mockRestore();
    expect(one.expiry.isExpired(['anything'], time)).toBe(true);
    await untilUp(one);
    expect(one.expiry.isExpired(['anything'], one.expiry.time)).toBe(false);
  });

  test('where Redis is missing from the start a copy starts alone, and joins later', async () => {
    await server.kill();
    const one = await startCopy();
    await one.copies.announce(['a'], NOTHING);
    expect(one.expiry.isExpired(['a'], 0)).toBe(true);
    await server.start();
    await untilUp(one);
    const other = await startCopy();
    expect(other.expiry.isExpired(['a'], 0)).toBe(true);
  });
});
