import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkExternalLinks } from '@/lib/server/content-check/external-links';
import type { WrittenLink } from '@/lib/server/content-check/text-rules';
import { listen } from '@/tests/support/listen';
import { entry, findingsOf } from './support';

let server: Server;
let url = '';
let open = 0;
let maxOpen = 0;

beforeAll(async () => {
  // Responds with the status in the path.
  server = createServer((request, response) => {
    open += 1;
    maxOpen = Math.max(maxOpen, open);
    setImmediate(() => {
      open -= 1;
      response.writeHead(Number(request.url?.slice(1, 4)) || 200).end('text');
    });
  });
  url = `http://127.0.0.1:${await listen(server)}`;
});
afterAll(() => server.close());

async function check(...paths: string[]) {
  const place: WrittenLink = { entry: entry('article', {}), place: 'body', href: '' };
  const links = new Map(
    paths.map((path) => [path.startsWith('http') ? path : url + path, [place]]),
  );
  const checks: Promise<void>[] = [];
  const findings = findingsOf((report) => checks.push(checkExternalLinks(links, report)));
  await Promise.all(checks);
  return findings.map(({ rule, message }) => `${rule} ${message.replace(url, '')}`);
}

test.each([200, 204, 399, 401, 403, 405, 406, 408, 425, 429, 503, 999])(
  'a link with status %i is not broken, or the status does not tell',
  async (status) => {
    expect(await check(`/${status}`)).toEqual([]);
  },
);

test.each([400, 404, 410, 500])('a link with status %i is broken', async (status) => {
  expect(await check(`/${status}`)).toEqual([`link-broken “/${status}” returns ${status}.`]);
});

test('a link to a host that cannot be reached is broken', async () => {
  expect(await check('http://127.0.0.1:1/')).toEqual([
    'link-broken “http://127.0.0.1:1/” cannot be reached.',
  ]);
});

test('a broken link is reported in every place, and many links four at a time', async () => {
  const paths = Array.from({ length: 12 }, (_, index) => `/404?${index}`);
  expect(await check(...paths)).toHaveLength(12);
  expect(maxOpen).toBeLessThanOrEqual(4);
});
