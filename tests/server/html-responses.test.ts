import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import compression from 'compression';
import { afterEach, describe, expect, test } from 'vitest';
import { htmlResponses } from '@/server/html-responses';

const FAILURE = '<!DOCTYPE html><header></header><h1>Unexpected Application Error!</h1>';
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

async function serve(answer: Answer, failure: string | null = FAILURE) {
  const folder = mkdtempSync(path.join(tmpdir(), 'html-answers-'));
  const failureFile = path.join(folder, 'failure.html');
  if (failure) writeFileSync(failureFile, failure);
  const prepare = htmlResponses({
    errorFile: failureFile,
    env: { CONTENT_API_URL: 'http://cms.example' },
  });
  const compress = compression({ threshold: 0 });
  const server = createServer((request, response) =>
    compress(request, response, () => {
      prepare(request, response);
      answer(request, response);
    }),
  ).listen(0);
  stops.push(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return (target: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${target}`, init);
}

describe('a document', () => {
  test('gets its policy, whole or in parts, compressed or not', async () => {
    const get = await serve((_, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.flushHeaders();
      response.write('<h1>Kari', 'utf8', () => response.end('bu é</h1>'));
    });
    for (const coding of ['gzip', 'identity']) {
      const response = await get('/', { headers: { 'accept-encoding': coding } });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(await response.text()).toBe('<h1>Karibu é</h1>');
    }
  });

  test('that could not be made is the error screen, with its status and not cached', async () => {
    const get = await serve((_, response) => {
      response.statusCode = 500;
      response.setHeader('Content-Type', 'text/html');
      response.setHeader('Cache-Control', 's-maxage=300');
      response.setHeader('ETag', '"1"');
      response.setHeader('Content-Length', '5');
      response.end('stack');
    });
    const response = await get('/post/unseen');
    expect(response.status).toBe(500);
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(response.headers.get('etag')).toBeNull();
    expect(await response.text()).toBe(FAILURE);
  });

  test("the framework's shortest failure is the error screen for browsers alone", async () => {
    const get = await serve((_, response) => {
      response.statusCode = 500;
      response.end('Internal Server Error');
    });
    const asBrowser = await get('/', { headers: { accept: 'text/html,*/*' } });
    expect(await asBrowser.text()).toBe(FAILURE);
    expect(await (await get('/')).text()).toBe('Internal Server Error');
  });

  test('without the built screen still says what happened', async () => {
    const get = await serve((_, response) => {
      response.statusCode = 503;
      response.setHeader('Content-Type', 'text/html');
      response.end();
    }, null);
    const response = await get('/');
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('Unexpected Application Error!');
  });

  test("the error screen's own address is no page", async () => {
    const get = await serve((_, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end('anything');
    });
    expect((await get('/unexpected-error?x=1')).status).toBe(500);
  });
});

describe('what is not a document', () => {
  test('passes as it is', async () => {
    const get = await serve((request, response) => {
      response.statusCode = request.url === '/broken' ? 500 : 200;
      response.setHeader('Content-Type', 'text/x-component');
      response.write('0:');
      response.end('[]');
    });
    for (const target of ['/', '/broken']) {
      const response = await get(target);
      expect(response.headers.get('content-security-policy')).toBeNull();
      expect(await response.text()).toBe('0:[]');
    }
  });

  test('a HEAD and a 304 have no body and no policy', async () => {
    const get = await serve((request, response) => {
      response.setHeader('Content-Type', 'text/html');
      if (request.method === 'GET') response.statusCode = 304;
      response.end();
    });
    const head = await get('/', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await get('/')).status).toBe(304);
  });
});
