import { once } from 'node:events';
import { createServer, IncomingMessage } from 'node:http';
import { connect, Socket } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { CSP, FILE_CSP } from '@/server/csp';
import { SiteResponse } from '@/server/site-response';

test.each([
  ['s-maxage=300', 'public, max-age=0, s-maxage=300'],
  ['s-maxage=30, stale-while-revalidate=270', 'public, max-age=0, s-maxage=30'],
  ['private, no-cache, no-store', 'private, no-cache, no-store'],
  ['public, max-age=300, s-maxage=300', 'public, max-age=300, s-maxage=300'],
])('what the framework writes as “%s” goes out as “%s”', (own, sent) => {
  const response = new SiteResponse(new IncomingMessage(new Socket()));
  response.setHeader('Cache-Control', own);
  expect(response.getHeader('cache-control')).toBe(sent);
});

test('what has no policy gets that of files, and nothing else changes', () => {
  const [file, page] = [0, 1].map(() => new SiteResponse(new IncomingMessage(new Socket())));
  file?.writeHead(308);
  expect(file?.getHeader(CSP)).toBe(FILE_CSP);
  page?.setHeader(CSP, "default-src 'self'").writeHead(200);
  expect(page?.getHeader(CSP)).toBe("default-src 'self'");
});

test('a connection is closed whose request was refused before all of it was read, and no other', async () => {
  const server = createServer({ ServerResponse: SiteResponse }, async (request, response) => {
    if (request.url === '/all') await buffer(request);
    else if (request.method === 'POST') await once(request, 'readable');
    response.end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const ask = async (head: string, body: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`${head} HTTP/1.1\r\nHost: localhost\r\n${body}`);
    setTimeout(() => socket.end(), 200);
    const [first = ''] = (await text(socket)).split('\r\n\r\n');
    return first;
  };
  expect(await ask('POST /all', 'Content-Length: 3\r\n\r\nabc')).toContain('keep-alive');
  expect(await ask('GET /', '\r\n')).toContain('keep-alive');
  expect(await ask('POST /', 'Content-Length: 9\r\n\r\nabc')).toContain('Connection: close');
  const chunked = 'Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n';
  expect(await ask('POST /', chunked)).toContain('Connection: close');
});
