import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { eventually } from '@/tests/support/eventually';
import { FIXTURE, SERVER, startProcess, startSite } from './start-site';

describe('the server says in one sentence why it does not start', () => {
  test('where the port is not one', async () => {
    const { exited, log } = await startProcess({ PORT: 'http' });
    expect(await exited).toEqual([1, null]);
    expect(log()).toBe('PORT is "http"; it must be a whole number from 1 to 65535.\n');
  });

  test('where the port of .env.local is not one', async () => {
    const file = path.join(FIXTURE, '.env.local');
    writeFileSync(file, 'PORT=of-a-file\n');
    const child = spawn(process.execPath, [SERVER], {
      env: { PATH: process.env.PATH, NODE_ENV: 'production' },
    });
    try {
      let log = '';
      child.stderr.on('data', (chunk) => {
        log += chunk;
      });
      await once(child, 'close');
      expect(log).toBe('PORT is "of-a-file"; it must be a whole number from 1 to 65535.\n');
    } finally {
      child.kill();
      rmSync(file);
    }
  });

  test('where the port is in use', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const address = other.address();
    const port = String(typeof address === 'object' ? address?.port : 0);
    const { exited, log } = await startProcess({ PORT: port });
    expect(await exited).toEqual([1, null]);
    expect(log()).toContain(`Port ${port} is in use; set PORT to a free one.\n`);
    other.close();
  });
});

test('a copy that is not public closes itself to search engines, files included', async () => {
  const site = await startSite({ SITE_URL: 'https://staging.example.org', HOSTNAME: 'my-machine' });
  for (const path of ['/', '/feed', '/missing-robots']) {
    expect((await site.get(path)).headers['x-robots-tag']).toBe('noindex, nofollow');
  }
  expect(site.log()).toContain('"closed-to-search"');
  expect(site.log()).toContain('SITE_INDEXING=open');
  await site.stop();
});

test('a copy that listens at one address shows an old address its screen, and does not ask itself for it', async () => {
  const site = await startSite({ HOSTNAME: '127.0.0.1' });
  const { status, body } = await site.get('/old.html', { 'accept-encoding': 'gzip' });
  expect(status).toBe(200);
  expect(gunzipSync(body).toString()).toContain('<h1>page-of-old');
  await site.stop();
});

test('a public copy is open, and a signal ends it when its responses are sent', async () => {
  const site = await startSite({ SITE_URL: 'https://example.org', SHUTDOWN_DELAY_SECONDS: '1' });
  expect((await site.get('/')).headers['x-robots-tag']).toBeUndefined();
  expect(site.log()).not.toContain('"closed-to-search"');
  const running = site.get('/api/slow');
  await eventually(() => expect(site.log()).toContain('A slow response has begun.'));
  const keepAlive = { connection: 'keep-alive' };
  expect((await site.get('/', keepAlive)).headers.connection).toBe('keep-alive');
  site.child.kill('SIGTERM');
  // Until the balancer has heard of it: its connections do not stay, and none is closed under a request.
  await eventually(async () => {
    expect((await site.get('/', keepAlive)).headers.connection).toBe('close');
  });
  expect((await running).text).toBe('done');
  expect(await site.exited).toEqual([0, null]);
});
