import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '@/tests/support/eventually';
import { freePort } from '../../../scripts/lib/free-port.mjs';
import { ensureCertificate } from '../../../scripts/stack/files.mjs';
import { stackLayout } from '../../../scripts/stack/layout.mjs';
import { send } from '../../support/send';
import { ROOT, startSite } from './start-site';

const NGINX = '/usr/sbin/nginx';
const BROWSER = { host: 'www.example.com', 'accept-encoding': 'gzip, deflate, br, zstd' };

// Runs where nginx is installed; the site needs none.
describe.skipIf(!existsSync(NGINX))('one copy behind nginx, with the file of deploy/', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'one-copy-'));
  const layout = stackLayout({ STACK_DIR: folder });
  let nginx: ChildProcess;
  let port: number;
  let site: Awaited<ReturnType<typeof startSite>>;

  const visit = (url: string, headers: Record<string, string> = {}) =>
    send(port, url, { headers: { ...BROWSER, ...headers } });

  beforeAll(async () => {
    site = await startSite();
    port = await freePort();
    layout.ports.https = await freePort();
    await ensureCertificate(layout);
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
      .replaceAll('listen [::]:80;', `listen 127.0.0.1:${layout.ports.https} ssl;`)
      .replaceAll('127.0.0.1:3000', `127.0.0.1:${upstream}`)
      .replaceAll(/\/var\/(?:lib|log)\/nginx/g, folder);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const file = path.join(folder, 'nginx.conf');
    const main = [
      process.getuid?.() === 0 ? 'user root;' : '',
      `pid ${folder}/nginx.pid; error_log /dev/null; events {}`,
      // As Debian's own file.
      `http { access_log ${folder}/main.log; error_log ${folder}/main-error.log;`,
      `ssl_certificate ${folder}/nginx/fullchain.pem; ssl_certificate_key ${folder}/nginx/privkey.pem;`,
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

  test('what is for programs inside is not there for visitors', async () => {
    for (const name of ['revalidate', 'content-check', 'notify', 'metrics', '%6detrics']) {
      const { status, body } = await visit(`/api/${name}`);
      expect([status, String(body)], name).toEqual([404, expect.stringContaining('nginx')]);
    }
  });

  test('browsers are told to come by TLS, where they have come by it', async () => {
    const options = { port: layout.ports.https, host: '127.0.0.1', rejectUnauthorized: false };
    const [secure] = await once(get({ ...options, headers: BROWSER }), 'response');
    secure.resume();
    expect(secure.headers['strict-transport-security']).toBe('max-age=31536000');
    expect((await visit('/')).headers).not.toHaveProperty('strict-transport-security');
  });

  test('nobody fills the store with search strings, headers, or addresses without a page', async () => {
    await visit('/page-stored');
    const stored = () =>
      readdirSync(path.join(folder, 'site-pages'), { recursive: true, withFileTypes: true }).filter(
        (file) => file.isFile(),
      ).length;
    const before = stored();
    for (let index = 0; index < 5; index += 1) {
      expect((await visit(`/page-stored?x=${index}`)).status).toBe(200);
      await visit('/page-stored', { 'accept-encoding': `br, x-${index}` });
      await visit('/page-stored', { 'next-url': `/${index}` });
      expect((await visit(`/missing-${index}`)).status).toBe(404);
      expect((await visit(`/moved-${index}`)).status).toBe(308);
      await visit(`/_next/static/none-${index}.js?${index}`);
    }
    expect(stored()).toBe(before);
    await visit('/page-stored', { 'accept-encoding': 'gzip' });
    expect(stored()).toBe(before + 1);
  });

  test('the log has neither addresses of visitors nor search strings, also of what failed', async () => {
    await visit('/newsletter?state=confirm&token=a-live-token', {
      referer: 'http://localhost/?q=anna',
    });
    await site.stop();
    expect((await visit('/dynamic?token=a-live-token')).status).toBe(502);
    site = await startSite({ PORT: String(site.port) });
    const lines = await eventually(() => {
      const text = readFileSync(path.join(folder, 'access.log'), 'utf8');
      const ends = text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
      expect(ends.at(-1)).toMatchObject({ path: '/dynamic', status: '502', method: 'GET' });
      return ends;
    });
    expect(lines.some((line) => line.path === '/newsletter' && line.status !== '502')).toBe(true);
    const logs = ['access', 'error', 'main', 'main-error'].map((name) =>
      readFileSync(path.join(folder, `${name}.log`), 'utf8'),
    );
    for (const personal of ['127.0.0.1', 'a-live-token', 'anna']) {
      expect(logs.join('\n')).not.toContain(personal);
    }
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
