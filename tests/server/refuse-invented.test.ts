import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { articleMirror } from '@/lib/server/cms/content';
import { knownLists } from '@/lib/server/cms/known-lists';
import { refuseFlood } from '@/lib/server/limits/refuse-flood';
import { normalizePaths } from '@/server/normalize-paths';
import { refuseInvented } from '@/server/refuse-invented';
import { rawSummary, setContent } from '../support/fake-content';
import { listen } from '../support/listen';
import { send } from '../support/send';

let port = 0;
const server = createServer(
  normalizePaths(async (request, response) => {
    if (!(await refuseInvented(request, response))) response.end('rendered');
  }),
);

beforeAll(async () => {
  vi.stubEnv('SEARCH_LIMIT_PER_MINUTE', '2');
  setContent({ '/api/articles': [rawSummary('erp')] });
  await articleMirror().refresh();
  knownLists().menu.entries = [];
  knownLists().proofPaths.entries = ['/services/erp'];
  port = await listen(server);
});
afterAll(() => server.close());

async function statusesOf(paths: readonly string[], network: string): Promise<number[]> {
  const statuses: number[] = [];
  for (const path of paths) {
    const headers = { 'x-forwarded-for': network };
    statuses.push((await send(port, path, { headers })).status);
  }
  return statuses;
}

test('who invents addresses of an article faster than people read waits; nobody else does', async () => {
  const invented = ['/a/erp', '/b/erp?c', '/c/erp'];
  expect(await statusesOf(invented, '203.0.113.1')).toEqual([200, 200, 429]);
  expect(await statusesOf(['/post/erp', '/erp', '/', '/a/none'], '203.0.113.1')).toEqual([
    200, 200, 200, 200,
  ]);
  expect(await statusesOf(['/c/erp'], '203.0.113.2')).toEqual([200]);
  const refused = await send(port, '/d/erp', {
    headers: { 'x-forwarded-for': '203.0.113.1', accept: 'text/html,*/*' },
  });
  expect(refused.headers['content-type']).toBe('text/html; charset=utf-8');
  // Forms and the search have a count of their own.
  expect(await refuseFlood(new Headers({ 'x-forwarded-for': '203.0.113.1' }))).toBeNull();
});

test('so does who invents services to ask a quote for', async () => {
  const invented = ['/quote?service=a', '/quote?x&service=b', '/quote?service=erp&service=c'];
  expect(await statusesOf(invented, '203.0.113.3')).toEqual([200, 200, 429]);
  const real = ['/quote?service=erp', '/quote', '/quote?utm_source=mail', '/faq?service=a'];
  expect(await statusesOf(real, '203.0.113.3')).toEqual([200, 200, 200, 200]);
  // The page gets the last one that can be a service, whatever stands around it.
  const hidden = [
    '/quote?x=?&service=d',
    '/quote?service=e&service=%65rp',
    '/quote?service=f&service=',
  ];
  expect(await statusesOf(hidden, '203.0.113.8')).toEqual([200, 200, 429]);
  knownLists().proofPaths.entries = null;
  expect(await statusesOf(['/quote?service=c'], '203.0.113.3')).toEqual([200]);
});

test('so does who sends a token for which each page would be rendered, or asks for parts of the sitemap', async () => {
  const headers = { authorization: 'Bearer x', 'x-forwarded-for': '203.0.113.4' };
  const statuses: number[] = [];
  for (const path of ['/', '/faq', '/', '/api/metrics', '/_next/image']) {
    statuses.push((await send(port, path, { headers })).status);
  }
  expect(statuses).toEqual([200, 200, 429, 200, 200]);
  const parts = ['/sitemap/2.xml', '/sitemap/3.xml', '/sitemap/4.xml', '/sitemap.xml'];
  expect(await statusesOf(parts, '203.0.113.5')).toEqual([200, 200, 429, 200]);
});

test('operators see it in the log, once a minute and without an address', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.advanceTimersByTime(600_000);
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await statusesOf(['/%66aq', '/f%61q', '/fa%71', '/f%61%71'], '203.0.113.7');
  vi.useRealTimers();
  expect(write.mock.calls.map(([line]) => JSON.parse(String(line)))).toMatchObject([
    { event: 'requests-limited', limit: 'invented' },
  ]);
  expect(String(write.mock.calls)).not.toContain('203.0.113');
  write.mockRestore();
});

test('so does who writes the address of a page in other ways', async () => {
  const written = ['/%66aq', '/f%61q', '/fa%71', '/faq'];
  expect(await statusesOf(written, '203.0.113.6')).toEqual([200, 200, 429, 200]);
});
