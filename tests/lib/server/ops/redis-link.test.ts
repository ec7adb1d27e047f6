import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { RedisLink } from '@/lib/server/ops/redis-link';
import { eventually } from '@/tests/support/eventually';
import { passTime } from '@/tests/support/pass-time';
import { hasRedis, RedisServer } from '@/tests/support/redis-server';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('while the clock is set back, Redis is not away for less than no time', () => {
  const link = new RedisLink('redis://127.0.0.1:1', 'link:');
  vi.useFakeTimers({ now: Date.now() - 86_400_000, toFake: ['Date'] });
  expect(link.status.downSeconds).toBe(0);
  passTime(60_000);
  expect(link.status.downSeconds).toBe(60);
});

// Runs where Redis is installed; the site needs none.
test.skipIf(!hasRedis)(
  'a copy that loses its subscription while it catches up subscribes once more',
  async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const server = await RedisServer.start();
    const link = new RedisLink(server.url, 'link:');
    const heard: string[] = [];
    let connects = 0;
    try {
      await link.open({
        channels: new Map([['link:news', (message) => heard.push(message)]]),
        onConnect: async (client) => {
          connects += 1;
          if (connects > 1) return;
          await client.call('CLIENT', 'KILL', 'TYPE', 'pubsub');
          // Until it is noticed.
          await setTimeout(100);
        },
        check: async () => {},
        onPause: async () => {},
      });
      await eventually(() => expect(link.isUp).toBe(true));
      await link.run((client) => client.publish('link:news', 'words'));
      await eventually(() => expect(heard).toEqual(['words']));
      expect(connects).toBe(2);
    } finally {
      link.close();
      server.kill();
    }
  },
);
