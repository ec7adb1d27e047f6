import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '@/tests/support/eventually';
import { listen } from '@/tests/support/listen';
import { hasRedis, RedisServer } from '@/tests/support/redis-server';
import { startSite } from './start-site';

type Site = Awaited<ReturnType<typeof startSite>>;

let redis: RedisServer;
let one: Site;
let other: Site;
/** What Varnish was told. */
const purges: string[] = [];
const varnish = createServer((request, response) => {
  purges.push(`${request.method} ${request.headers['x-purge-tags']}`);
  response.end();
});

// Runs where Redis is installed; the site needs none.
describe.skipIf(!hasRedis)('two processes of one build with one Redis', () => {
  beforeAll(async () => {
    redis = await RedisServer.start();
    const env = {
      // Copies have one address; pages for another one are pages of another site.
      SITE_URL: 'https://www.example.org',
      REDIS_URL: redis.url,
      VARNISH_URLS: `http://127.0.0.1:${await listen(varnish)}`,
    };
    [one, other] = await Promise.all([startSite(env), startSite(env)]);
  });
  afterAll(async () => {
    await Promise.all([one, other].map((site) => site.stop()));
    varnish.close();
    await redis.kill();
  });

  async function countPages(name: string): Promise<number> {
    const keys = await redis.command('keys', `*:page:*${name}*`);
    return Array.isArray(keys) ? keys.length : 0;
  }

  test('a page that one copy has rendered is sent by the other one, whole', async () => {
    const rendered = await one.get('/page-shared-by-copies');
    const page = await eventually(async () => {
      expect(await countPages('shared-by-copies')).toBe(1);
      return other.get('/page-shared-by-copies');
    });
    expect(page.text).toBe(rendered.text);
    expect(page.headers['content-security-policy']).toBe(
      rendered.headers['content-security-policy'],
    );
    expect(page.headers['x-nextjs-cache']).toBe('HIT');
    // What Varnish may store says when its content was; what it may not does not.
    expect(page.headers['x-content-time']).toMatch(/^[1-9]\d{0,14}$/);
    const data = await other.get('/page-shared-by-copies', { rsc: '1' });
    expect(data.headers).not.toHaveProperty('x-content-time');
  });

  test('addresses without a page, which anybody can make up, do not fill Redis', async () => {
    for (let number = 0; number < 20; number += 1) {
      expect((await one.get(`/missing-${number}`)).status).toBe(404);
    }
    expect(await countPages('missing')).toBe(0);
  });

  test('what one copy expires both render again, and each alone when Redis is gone', async () => {
    const read = async (site: Site) => (await site.get('/page-of-copies')).text;
    const first = await read(one);
    await eventually(async () => expect(await read(other)).toBe(first));
    await one.send('/api/revalidate', 'POST');
    const second = await eventually(async () => {
      const text = await read(other);
      expect(text).not.toBe(first);
      return text;
    });
    expect(await read(one)).not.toBe(first);
    expect(purges).toContain('PURGE content:pages');

    await redis.kill();
    await eventually(() => expect(other.log()).toContain('redis-unavailable'));
    await other.send('/api/revalidate', 'POST');
    await eventually(async () => expect(await read(other)).not.toBe(second));

    await redis.start();
    await eventually(() => expect(other.log().split('redis-connected')).toHaveLength(3));
  });
});
