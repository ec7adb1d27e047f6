import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureCertificate, writeNginx } from '@/scripts/stack/files.mjs';
import { stackLayout } from '@/scripts/stack/layout.mjs';
import { eventually } from '@/tests/support/eventually';
import { freePort } from '../../scripts/lib/free-port.mjs';

const NGINX = '/usr/sbin/nginx';
const hasNginx = existsSync(NGINX);
/** `http_req_size`: at a longer request it closes the connection without a word. */
const VARNISH_REQUEST_BYTES = 32 * 1024;
/** Of Varnish (`timeout_idle`). The content service keeps a connection longer than nginx does by itself. */
const IDLE_SECONDS = 5;

/** What stands behind nginx: Varnish or a copy of the site, which nginx cannot tell apart. */
async function startUpstream(name: string, port: number): Promise<Server> {
  const server = createServer({ maxHeaderSize: VARNISH_REQUEST_BYTES }, ({ url }, response) => {
    // The content service is away, so there is no image to resize.
    if (url?.startsWith('/_next/image')) response.writeHead(502);
    if (url?.startsWith('/broken')) return void response.destroy();
    response.end(name);
  });
  server.on('clientError', (_error, socket) => socket.destroy());
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function stop(server: Server | undefined): void {
  server?.close();
  server?.closeAllConnections();
}

// Runs where nginx is installed; the site needs none.
describe.skipIf(!hasNginx)('nginx in front of Varnish and two copies', () => {
  const layout = stackLayout({
    STACK_DIR: mkdtempSync(path.join(tmpdir(), 'nginx, in a folder with blanks ')),
  });
  const servers = new Map<string, Server>();
  const agent = new Agent({ rejectUnauthorized: false });
  let nginx: ChildProcess;

  const start = async (name: 'varnish' | 'siteA' | 'siteB') =>
    servers.set(name, await startUpstream(name, layout.ports[name]));
  const get = (url: string, more: Record<string, string> = {}) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const headers = { host: layout.host, ...more };
      const options = { port: layout.ports.https, host: '127.0.0.1', path: url, headers, agent };
      request(options, (response) => {
        let text = '';
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.once('end', () => resolve({ status: response.statusCode ?? 0, text }));
      })
        .once('error', reject)
        .end();
    });

  beforeAll(async () => {
    for (const name of ['https', 'http', 'files', 'varnish', 'siteA', 'siteB'] as const) {
      layout.ports[name] = await freePort();
    }
    await ensureCertificate(layout);
    for (const name of ['varnish', 'siteA', 'siteB'] as const) await start(name);
    const options = ['-c', writeNginx(layout), '-g', 'daemon off; error_log /dev/null;'];
    nginx = spawn(NGINX, options, { stdio: 'ignore' });
    await eventually(async () => expect((await get('/')).status).toBe(200));
  });
  afterAll(async () => {
    const exited = once(nginx, 'exit');
    nginx.kill('SIGTERM');
    await exited;
    for (const server of servers.values()) stop(server);
    rmSync(layout.dir, { recursive: true });
  });

  test('http leads to the same address by https', async () => {
    const { http, https } = layout.ports;
    const { status, headers } = await fetch(`http://localhost:${http}/blogs?page=2`, {
      redirect: 'manual',
    });
    expect(status).toBe(308);
    expect(headers.get('location')).toBe(`https://localhost:${https}/blogs?page=2`);
  });

  test('images that cannot be had are 502, and pages go on', async () => {
    for (let visit = 0; visit < 5; visit += 1) {
      expect((await get(`/_next/image?url=${visit}`)).status).toBe(502);
      expect(await get('/')).toEqual({ status: 200, text: 'varnish' });
    }
  });

  test('a request that Varnish refuses takes it away from nobody else', async () => {
    const headers = (names: readonly string[], bytes: number) =>
      Object.fromEntries(names.map((name) => [name, 'x'.repeat(bytes)]));
    expect((await get('/', headers(['a', 'b', 'c', 'd'], 8_100))).status).toBe(400);
    expect((await get('/broken')).status).toBe(502);
    expect(await get('/')).toEqual({ status: 200, text: 'varnish' });
    // As long as they may be; nginx sends a host twice.
    const longest = headers(['host', 'a', 'b'], 7_100);
    expect(await get('/', longest)).toEqual({ status: 200, text: 'varnish' });
  });

  test('the log has neither addresses of visitors nor search strings', async () => {
    await get('/newsletter?token=a-live-token');
    await get('/broken?q=anna');
    const read = (name: string) => readFileSync(path.join(layout.dir, 'nginx', name), 'utf8');
    const lines = await eventually(() => {
      const all = read('access.log')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
      expect(all.at(-1)).toMatchObject({ path: '/broken', status: '502' });
      return all;
    });
    expect(lines.at(-2)).toMatchObject({ method: 'GET', path: '/newsletter', status: '200' });
    for (const personal of ['127.0.0.1', 'a-live-token', 'anna']) {
      expect(read('access.log') + read('error.log')).not.toContain(personal);
    }
  });

  test('without Varnish the copies serve, also after what none of them could', async () => {
    stop(servers.get('varnish'));
    for (let visit = 0; visit < 5; visit += 1) {
      expect((await get('/broken')).status).toBe(502);
      expect((await get('/')).text).toMatch(/^site[AB]$/);
    }
    stop(servers.get('siteA'));
    for (let visit = 0; visit < 5; visit += 1) expect((await get('/')).text).toBe('siteB');
  });
});

test('nginx ends an idle connection to Varnish before Varnish does', () => {
  const template = readFileSync('deploy/nginx/site.conf.template', 'utf8');
  const [upstream = ''] = template.split('upstream site {')[1]?.split(/^\}/m) ?? [];
  const [, seconds] = /keepalive_timeout (\d+)s;/.exec(upstream) ?? [];
  expect(Number(seconds)).toBeLessThan(IDLE_SECONDS);
});
