import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import compression from 'compression';
import { expect, onTestFinished, test } from 'vitest';
import { htmlResponses } from '@/server/html-responses';

// What the framework can hardly be made to send; the rest is tested in site/documents.test.ts.

const LAST_RESORT = 'Unexpected Application Error!';

/** A server without a built error screen. */
async function serve(respond: (response: ServerResponse) => void) {
  const prepare = htmlResponses({ errorFile: '/nowhere/error.html', env: {} });
  const compress = compression({ threshold: 0 });
  const server = createServer((request, response) =>
    compress(request, response, () => {
      prepare(request, response);
      respond(response);
    }),
  ).listen(0);
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return (init?: RequestInit) => fetch(`http://127.0.0.1:${port}/`, init);
}

test.each(['gzip', 'identity'])('a document in parts is whole, in %s', async (encoding) => {
  const get = await serve((response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.flushHeaders();
    response.write('<h1>Kari', 'utf8', () => response.end('bu é</h1>'));
  });
  const response = await get({ headers: { 'accept-encoding': encoding } });
  expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(await response.text()).toBe('<h1>Karibu é</h1>');
});

test("the framework's shortest failure is the error screen for browsers alone", async () => {
  const get = await serve((response) => {
    response.statusCode = 500;
    response.end('Internal Server Error');
  });
  const toBrowser = await get({ headers: { accept: 'text/html,*/*' } });
  expect(await toBrowser.text()).toContain(LAST_RESORT);
  expect(await (await get()).text()).toBe('Internal Server Error');
});

test('without the built screen a failure still says what happened', async () => {
  const get = await serve((response) => {
    response.statusCode = 503;
    response.setHeader('Content-Type', 'text/html');
    response.end();
  });
  const response = await get();
  expect(response.status).toBe(503);
  expect(await response.text()).toContain(LAST_RESORT);
});

test('a failure that is no document stays as it is', async () => {
  const get = await serve((response) => {
    response.statusCode = 500;
    response.setHeader('Content-Type', 'text/x-component');
    response.write('0:');
    response.end('[]');
  });
  const response = await get();
  expect(response.headers.get('content-security-policy')).toBeNull();
  expect(await response.text()).toBe('0:[]');
});

test('a 304 has no body and no policy', async () => {
  const get = await serve((response) => {
    response.setHeader('Content-Type', 'text/html');
    response.statusCode = 304;
    response.end();
  });
  const response = await get();
  expect([response.status, response.headers.get('content-security-policy')]).toEqual([304, null]);
});
