import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSite } from './start-site';

let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  site = await startSite({});
});
afterAll(() => site.stop());

/** Sends a request as it is written, and returns the first bytes of the response. */
function send(...lines: string[]): Promise<string> {
  const end = lines.some((line) => line.startsWith('Connection')) ? [] : ['Connection: close'];
  const text = [...lines, `Host: localhost:${site.port}`, ...end, '', ''].join('\r\n');
  return new Promise((resolve, reject) => {
    const socket = connect(site.port, '127.0.0.1', () => socket.write(text));
    socket.once('data', (chunk) => {
      resolve(String(chunk));
      socket.destroy();
    });
    socket.on('end', () => resolve(''));
    socket.on('error', reject);
  });
}

describe('requests that no page can answer', () => {
  test.each(['PUT', 'DELETE', 'PATCH', 'PROPFIND', 'TRACE'])(
    '%s is refused, and the methods are named that are not',
    async (method) => {
      const answer = await send(`${method} / HTTP/1.1`);
      expect(answer).toMatch(/^HTTP\/1.1 405 /);
      expect(answer).toMatch(/^Allow: GET, HEAD, POST, OPTIONS\r$/m);
    },
  );

  test('OPTIONS says what may be asked for, of a page and of the server', async () => {
    for (const target of ['/', '*']) {
      const answer = await send(`OPTIONS ${target} HTTP/1.1`);
      expect(answer).toMatch(/^HTTP\/1.1 204 /);
      expect(answer).toMatch(/^Allow: GET, /m);
    }
  });

  test('a request line with a host of its own is read as its path', async () => {
    const redirect = await send('GET http://evil.example/page/ HTTP/1.1');
    expect(redirect).toMatch(/^HTTP\/1.1 308 /);
    expect(redirect).not.toContain('evil.example');
    expect(await send('GET evil HTTP/1.1')).toMatch(/^HTTP\/1.1 400 /);
  });

  test.each(['/a/../page', '/a/%2e%2E/page', '/a/.%2e', '/./page', '/..?a=b'])(
    'what leads through other folders is no address of its own: %s',
    async (target) => expect(await send(`GET ${target} HTTP/1.1`)).toMatch(/^HTTP\/1.1 400 /),
  );

  test('dots elsewhere mean nothing', async () => {
    for (const target of ['/page?a=/../b', '/page?/..', '/..page', '/page..', '/.../page']) {
      expect(await send(`GET ${target} HTTP/1.1`)).toMatch(/^HTTP\/1.1 (?:200|404) /);
    }
  });

  test('an offer of another protocol is passed over', async () => {
    const upgrade = [
      'Connection: Upgrade, HTTP2-Settings',
      'Upgrade: h2c',
      'HTTP2-Settings: AAMAAABk',
    ];
    expect(await send('GET / HTTP/1.1', ...upgrade)).toMatch(/^HTTP\/1.1 200 /);
  });

  const HERE = ['', { children: ['dynamic', { children: ['__PAGE__', {}] }] }, null, null];

  // The framework throws at it, and a 500 wakes somebody.
  test.each(['x', '%', '1', '%5B%5D', '["",{"children":1}]'])(
    'what is no state of a router is the fault of its sender: %s',
    async (state) => {
      const get = (tree: string, rsc = '1') =>
        fetch(`http://127.0.0.1:${site.port}/dynamic`, {
          headers: { rsc, 'next-router-state-tree': tree },
        });
      expect((await get(state)).status).toBe(400);
      // Who asks for a document has no state to be read.
      expect((await get(state, '0')).status).toBe(200);
      const data = await get(encodeURIComponent(JSON.stringify(HERE)));
      expect(data.status).toBe(200);
      expect(data.headers.get('content-type')).toBe('text/x-component');
    },
  );

  test('a form that asks for the data of a link is the fault of its sender', async () => {
    const { status } = await fetch(`http://127.0.0.1:${site.port}/page`, {
      method: 'POST',
      headers: { rsc: '1', 'next-action': 'none' },
    });
    expect(status).toBe(400);
  });

  test('a form that is too large or broken is the sender’s fault', async () => {
    const post = (body: string, type: string) =>
      fetch(`http://127.0.0.1:${site.port}/`, {
        method: 'POST',
        body,
        headers: { 'content-type': type },
      });
    const large = await post('x'.repeat(70_000), 'multipart/form-data; boundary=x');
    expect(large.status).toBe(413);
    expect((await post('x', 'multipart/form-data')).status).toBe(400);
    // No form of the site sends these; the framework would render the page that is posted to.
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'application/json']) {
      expect((await post('', type)).status).toBe(415);
    }
    const unnamed = { 'content-type': 'application/x-www-form-urlencoded', 'next-action': '' };
    const address = `http://127.0.0.1:${site.port}/page`;
    const { status } = await fetch(address, { method: 'POST', body: 'a=b', headers: unnamed });
    expect(status).toBe(415);
    const broken = await post('--x\r\nbroken', 'multipart/form-data; boundary=x');
    expect([broken.status, await broken.text()]).toEqual([400, 'Bad Request']);
  });
});
