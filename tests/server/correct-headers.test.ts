import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { correctHeaders } from '@/server/correct-headers';
import { listen } from '../support/listen';
import { send } from '../support/send';

const FORGED = { 'x-forwarded-for': '203.0.113.1' };
const OWN = /^(::ffff:)?127\.0\.0\.1$|^::1$/;

async function addressOf(proxyHops: number, headers: Record<string, string>): Promise<string> {
  const server = createServer(
    correctHeaders(({ headers: received }, response) => response.end(received['x-forwarded-for']), {
      siteUrl: undefined,
      proxyHops,
    }),
  );
  const port = await listen(server);
  const { body } = await send(port, '/', { headers });
  server.close();
  return body.toString();
}

test('what a proxy of ours has noted of a client counts', async () => {
  expect(await addressOf(1, FORGED)).toBe('203.0.113.1');
});

test('where no proxy has noted anything, the connection tells', async () => {
  expect(await addressOf(1, {})).toMatch(OWN);
});

test('what a client says of itself counts for nothing where no proxy stands in front', async () => {
  expect(await addressOf(0, FORGED)).toMatch(OWN);
});

test('no visitor has a page rendered again for everybody, nor does a password of the proxy in front', async () => {
  const server = createServer(
    correctHeaders(({ headers }, response) => response.end(Object.keys(headers).join(' ')), {
      siteUrl: undefined,
      proxyHops: 1,
    }),
  );
  const port = await listen(server);
  const { body } = await send(port, '/', {
    headers: {
      'x-prerender-revalidate': 'secret',
      'x-prerender-revalidate-if-generated': '1',
      authorization: 'Basic c3RhZ2luZzp4',
    },
  });
  server.close();
  expect(body.toString()).not.toMatch(/prerender|authorization/);
});

test('only data and actions have the headers by which the framework is asked for them', async () => {
  const server = createServer(
    correctHeaders(({ headers }, response) => response.end(Object.keys(headers).join(' ')), {
      siteUrl: undefined,
      proxyHops: 1,
    }),
  );
  const port = await listen(server);
  const headers = { 'next-url': '/x', 'next-router-prefetch': '1', 'x-nextjs-data': '1' };
  const namesOf = async (init: Parameters<typeof send>[2]) =>
    String((await send(port, '/', init)).body).split(' ');
  expect(await namesOf({ headers: { ...headers, rsc: '0' } })).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/next|rsc/)]),
  );
  for (const init of [
    { headers: { ...headers, rsc: '1' } },
    { method: 'POST', headers: { ...headers, 'next-action': 'x' } },
  ]) {
    expect(await namesOf(init)).toEqual(expect.arrayContaining(Object.keys(init.headers)));
  }
  server.close();
});
