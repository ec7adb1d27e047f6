import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { refuseMissingImages } from '@/server/refuse-missing-images';
import { setContent } from '../support/fake-content';
import { listen } from '../support/listen';
import { send } from '../support/send';

let port = 0;
let isDown = false;
const server = createServer(async (request, response) => {
  if (await refuseMissingImages(request, response)) return;
  const isThere = request.url?.includes('there');
  response.writeHead(isDown ? 502 : isThere ? 200 : 404).end();
});

beforeAll(async () => {
  vi.stubEnv('SEARCH_LIMIT_PER_MINUTE', '2');
  setContent({});
  port = await listen(server);
});
afterAll(() => server.close());

async function statusesOf(names: readonly string[], network: string): Promise<number[]> {
  const statuses: number[] = [];
  for (const name of names) {
    const headers = { 'x-forwarded-for': network };
    statuses.push((await send(port, `/_next/image?url=${name}`, { headers })).status);
  }
  return statuses;
}

test('who asks for many images that there are not waits; nobody else does', async () => {
  const there = ['there-1', 'there-2', 'there-3'];
  expect(await statusesOf(there, '203.0.113.1')).toEqual([200, 200, 200]);
  expect(await statusesOf(['a', 'b', 'c', 'there-4'], '203.0.113.1')).toEqual([404, 404, 429, 429]);
  expect(await statusesOf(['there%3Fv%3D1'], '203.0.113.1')).toEqual([200]);
  expect(await statusesOf(['c'], '203.0.113.2')).toEqual([404]);
  const page = await send(port, '/a', { headers: { 'x-forwarded-for': '203.0.113.1' } });
  expect(page.status).toBe(404);
});

test('a content service that fails makes no visitor wait', async () => {
  isDown = true;
  expect(await statusesOf(['a', 'b', 'c', 'd'], '203.0.113.3')).toEqual([502, 502, 502, 502]);
});
