import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendCached, toCachedResponse } from '@/server/cached-response';

const HTML = '<p>Words that everybody reads.</p>'.repeat(80);
/** Where the framework has to decide. */
const NOT_SENT = 299;
const DECOMPRESS = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };

const server = createServer();
let port = 0;

beforeAll(async () => {
  const rawHeaders = ['ETag', '"one"', 'Content-Type', 'text/html', 'Connection', 'close'];
  const body = Buffer.from(HTML);
  const cached = await toCachedResponse({ status: 404, etag: '"one"', rawHeaders, body });
  server.on('request', (incoming, response) => {
    if (!sendCached(cached, incoming, response)) response.writeHead(NOT_SENT).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => void server.close());

/** Sends exactly these headers. */
async function get(headers: Record<string, string>) {
  const outgoing = request({ host: '127.0.0.1', port, headers, agent: false }).end();
  const [response] = await once(outgoing, 'response');
  const chunks: Buffer[] = await response.toArray();
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
}

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['identity', 'identity'],
  ['zstd', 'identity'],
] as const)('with Accept-Encoding "%s" it is sent as %s', async (accepted, encoding) => {
  const { status, headers, body } = await get({ 'accept-encoding': accepted });
  expect(status).toBe(404);
  expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
  expect(headers['content-length']).toBe(String(body.length));
  expect(DECOMPRESS[encoding](body).toString()).toBe(HTML);
});

test.each<Record<string, string>>([
  { 'accept-encoding': 'identity;q=0, *' },
  { 'accept-encoding': 'deflate' },
  { 'if-none-match': '"old"' },
  { 'if-none-match': '"old", "one"' },
  { 'if-none-match': '"one"', 'cache-control': 'no-cache' },
])('the framework decides about %o', async (headers) => {
  expect((await get(headers)).status).toBe(NOT_SENT);
});

test.each(['"one"', 'W/"one"'])('a browser that has %s gets 304 without a body', async (etag) => {
  const { status, headers, body } = await get({ 'if-none-match': etag });
  expect([status, body.length, headers.etag]).toEqual([304, 0, '"one"']);
  expect(headers).not.toHaveProperty('content-type');
});
