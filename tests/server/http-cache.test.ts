import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Expiry } from '@/lib/server/revalidation/expiry';
import { HttpCache } from '@/server/http-cache';
import { represent } from '@/server/representation';
import { listen } from '@/tests/support/listen';
import { send } from '@/tests/support/send';

const MAX_BYTES = 200_000;

let port = 0;
const expiry = new Expiry();
const cache = new HttpCache(expiry, { MAX_BYTES, MAX_OTHERS: 3 });
const server = createServer(async (request, response) => {
  if (cache.send(request, response)) return;
  const { url = '/' } = request;
  response.setHeader('cache-control', 'public, s-maxage=300, stale-while-revalidate=2700');
  response.setHeader('content-type', 'application/json');
  response.setHeader('etag', '"1"');
  if (url.startsWith('/missing')) response.statusCode = 404;
  if (url.startsWith('/own')) response.setHeader('set-cookie', 'visit=1');
  const made = { tags: [], time: expiry.time, generation: expiry.generation };
  const body = Buffer.from('{}');
  const representations = await represent(body, 'application/json');
  cache.store(request, { url, response, representations, made });
  response.end(body);
});

beforeAll(async () => {
  port = await listen(server);
});
afterAll(() => server.close());

test('the addresses of small responses count, and so does what each entry takes', async () => {
  const long = 'x'.repeat(1_000);
  for (let index = 0; index < 200; index += 1) {
    await send(port, `/api/any?${long}${index}`, { headers: {} });
  }
  // From the last one back: a response that is not there is stored, and another one goes.
  let stored = 0;
  for (let index = 199; index >= 0; index -= 1) {
    const { headers } = await send(port, `/api/any?${long}${index}`, { headers: {} });
    if (headers.age === undefined) break;
    stored += 1;
  }
  expect(stored).toBeGreaterThan(0);
  expect(stored).toBeLessThan(MAX_BYTES / (2 * long.length));
});

test('a condition is answered where a page is, and a 404 stays one', async () => {
  for (const [path, status] of [
    ['/api/conditional', 304],
    ['/missing/conditional', 404],
  ] as const) {
    await send(port, path, { headers: {} });
    const again = await send(port, path, { headers: { 'if-none-match': '"1"' } });
    expect([again.status, again.headers.age !== undefined], path).toEqual([status, true]);
  }
});

test('a response with a cookie of one visitor is sent to nobody else', async () => {
  const ask = () => send(port, '/own', { headers: {} });
  expect((await ask()).headers['set-cookie']).toEqual(['visit=1']);
  expect((await ask()).headers.age).toBeUndefined();
});

test('what anybody can have made in any number, a 404, pushes out no page', async () => {
  const ask = (path: string) => send(port, path, { headers: {} });
  await ask('/api/page');
  for (let index = 0; index < 300; index += 1) await ask(`/missing/${index}`);
  expect((await ask('/missing/298')).headers.age).toBeDefined();
  expect((await ask('/missing/200')).headers.age).toBeUndefined();
  expect((await ask('/api/page')).headers.age).toBeDefined();
  expect(cache.expire([], 0)).toEqual([]);
  expect(cache.expire(null, 0)).toContain('/api/page');
  cache.removeExpired();
  for (const path of ['/missing/298', '/api/page']) {
    expect((await ask(path)).headers.age, path).toBeUndefined();
  }
});

test('a response is sent while it is fresh, not while it could be asked for again behind it', async () => {
  const ask = () => send(port, '/api/short', { headers: {} });
  await ask();
  const now = Date.now();
  vi.useFakeTimers({ now: now + 299_000, toFake: ['Date'] });
  expect((await ask()).headers.age).toBe('299');
  vi.setSystemTime(now + 301_000);
  expect((await ask()).headers.age).toBeUndefined();
  vi.useRealTimers();
});

test.each([2, 3_000, 100_000])('a body of %i bytes holds no memory but its own', async (length) => {
  const pooled = Buffer.concat([Buffer.from('x'.repeat(length))]);
  for (const bytes of (await represent(pooled, 'text/html')).values()) {
    expect(bytes.buffer.byteLength).toBe(bytes.length);
  }
});

test('a response of a time to come is not given: the clock was set back', async () => {
  const ask = () => send(port, '/api/clock', { headers: {} });
  await ask();
  expect((await ask()).headers.age).toBe('0');
  vi.useFakeTimers({ now: Date.now() - 86_400_000, toFake: ['Date'] });
  expect((await ask()).headers.age).toBeUndefined();
  expect((await ask()).headers.age).toBe('0');
  vi.useRealTimers();
});
