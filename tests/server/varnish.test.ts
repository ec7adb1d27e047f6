import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { metrics } from '@/lib/server/ops/metrics';
import { Expiry } from '@/lib/server/revalidation/expiry';
import { toContentTime } from '@/server/cache-headers';
import { VarnishPurger, varnishUrls } from '@/server/varnish';
import { eventually } from '@/tests/support/eventually';
import { listen } from '@/tests/support/listen';

/** Of what Varnish gets: its tags and its time. */
let heard: string[] = [];
let status = 200;
let port: number;
let purger: VarnishPurger;
/** As the expiry has it: microseconds. */
const now = new Expiry().nextTime();
const at = (time: number) => `at ${toContentTime(time)}`;
const server = createServer((request, response) => {
  const { 'x-purge-tags': tags, 'x-content-time': time } = request.headers;
  heard.push(`${request.method} ${tags} at ${time}`);
  response.writeHead(status).end();
});

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  port = await listen(server);
});
beforeEach(() => {
  heard = [];
  status = 200;
  purger = new VarnishPurger(`http://127.0.0.1:${port}`, { RETRY_INTERVAL_MS: 10 });
});
afterAll(() => server.close());

test('Varnish hears what has expired, and when', async () => {
  await purger.purge(['a', 'b'], now);
  await purger.purge(null, now + 1);
  expect(heard).toEqual([`PURGE a b ${at(now)}`, `PURGE everything ${at(now + 1)}`]);
});

test('what it did not take it hears again, with what has expired since', async () => {
  status = 503;
  await purger.purge(['a'], now);
  await purger.purge(['b'], now + 1);
  expect(heard).toContain(`PURGE a b ${at(now + 1)}`);
  status = 200;
  const count = heard.length;
  await eventually(() => expect(heard.length).toBeGreaterThan(count));
  expect(heard.at(-1)).toBe(`PURGE a b ${at(now + 1)}`);
  await purger.purge(['c'], now + 2);
  expect(heard.at(-1)).toBe(`PURGE c ${at(now + 2)}`);
});

test('monitoring learns of one that does not take what it is told, until it does', async () => {
  const unpurged = async () => (await metrics().varnishUnpurged.get()).values;
  expect(await unpurged()).toMatchObject([{ value: 0 }]);
  status = 403;
  await purger.purge(['a'], now);
  await purger.purge(['b'], now + 1);
  expect(await unpurged()).toMatchObject([{ value: 1 }]);
  status = 200;
  await eventually(async () => expect(await unpurged()).toMatchObject([{ value: 0 }]));
});

test('times that differ stay apart, in no more digits than Varnish reads', () => {
  const lastYear = Date.UTC(2057, 0, 1) * 1_000;
  for (const time of [now, lastYear]) {
    expect(toContentTime(time)).toMatch(/^\d{1,15}$/);
    expect(Number(toContentTime(time + 1)) - Number(toContentTime(time))).toBe(1);
  }
  expect(toContentTime(0)).toBe('0');
});

test('there may be several, or none', () => {
  expect(varnishUrls({})).toEqual([]);
  const VARNISH_URLS = 'http://one:6081, http://two:6081';
  expect(varnishUrls({ VARNISH_URLS })).toEqual(['http://one:6081', 'http://two:6081']);
});
