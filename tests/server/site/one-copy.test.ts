import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '@/tests/support/eventually';
import { freePort } from '../../../scripts/lib/free-port.mjs';
import { send } from '../../support/send';
import { ROOT, startSite } from './start-site';

const NGINX = '/usr/sbin/nginx';
const BROWSER = { host: 'www.example.com', 'accept-encoding': 'gzip, deflate, br, zstd' };

// Runs where nginx is installed; the site needs none.
describe.skipIf(!existsSync(NGINX))('one copy behind nginx, with the file of deploy/', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'one-copy-'));
  let nginx: ChildProcess;
  let port: number;
  let site: Awaited<ReturnType<typeof startSite>>;

  const visit = (url: string, headers: Record<string, string> = {}) =>
    send(port, url, { headers: { ...BROWSER, ...headers } });

  beforeAll(async () => {
    site = await startSite();
    port = await freePort();
    nginx = spawn(NGINX, ['-c', writeConfiguration(port, site.port), '-g', 'daemon off;'], {
      stdio: 'ignore',
    });
    await eventually(async () => expect((await visit('/')).status).toBe(200));
  });
  afterAll(async () => {
    await site.stop();
    const exited = once(nginx, 'exit');
    nginx.kill('SIGTERM');
    await exited;
    rmSync(folder, { recursive: true });
  });

  /** The file as it is, on ports of this test. */
  function writeConfiguration(listen: number, upstream: number): string {
    const text = readFileSync(path.join(ROOT, 'deploy/nginx/one-copy.conf'), 'utf8')
      .replaceAll('listen 80;', `listen 127.0.0.1:${listen};`)
      .replaceAll('listen [::]:80;', '')
      .replaceAll('127.0.0.1:3000', `127.0.0.1:${upstream}`)
      .replaceAll('/var/lib/nginx', folder);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const file = path.join(folder, 'nginx.conf');
    const main = [
      process.getuid?.() === 0 ? 'user root;' : '',
      `pid ${folder}/nginx.pid; error_log /dev/null; events {}`,
      'http { access_log off;',
      ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
      text,
      '}',
    ];
    writeFileSync(file, main.join('\n'));
    return file;
  }

  test('a page is never older than the site, and is there while the site starts again', async () => {
    const old = (await visit('/page-visited')).body;
    await site.send('/api/revalidate', 'POST');
    const { body, headers } = await visit('/page-visited');
    expect(body.equals(old)).toBe(false);
    // What is only a page's data, and what is private, is not stored in its place.
    await visit('/page-visited', { rsc: '1' });
    expect((await visit('/dynamic')).status).toBe(200);

    await site.stop();
    const stored = await visit('/page-visited');
    expect(stored.status).toBe(200);
    expect(stored.body.equals(body)).toBe(true);
    for (const name of ['content-security-policy', 'content-type', 'content-encoding']) {
      expect(stored.headers[name]).toBe(headers[name]);
    }
    for (const url of ['/dynamic', '/page-never-visited']) {
      expect((await visit(url)).status).toBe(502);
    }

    site = await startSite({ PORT: String(site.port) });
    expect((await visit('/page-never-visited')).status).toBe(200);
  });

  test('a form whose connection broke is not sent a second time', async () => {
    await site.stop();
    const received: string[] = [];
    const broken = createServer((request) => {
      received.push(String(request.method));
      request.socket.destroy();
    }).listen(site.port, '127.0.0.1');
    await once(broken, 'listening');
    const response = await send(port, '/contact', { method: 'POST', headers: BROWSER });
    broken.close();
    await once(broken, 'close');
    site = await startSite({ PORT: String(site.port) });
    expect(response.status).toBe(502);
    expect(received).toEqual(['POST']);
  });
});
