import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { RedisLink } from '@/lib/server/ops/redis-link';
import { eventually } from '@/tests/support/eventually';
import { hasRedis, RedisServer } from '@/tests/support/redis-server';

afterEach(() => {
  vi.restoreAllMocks();
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
