import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { FAILURE_PAGE } from '@/lib/server/ops/plain-page';
import { Expiry } from '@/lib/server/revalidation/expiry';
import { varnishModule } from '@/scripts/lib/debian.mjs';
import { TIME_HEADER, toContentTime } from '@/server/cache-headers';
import { VarnishPurger } from '@/server/varnish';
import { eventually } from '@/tests/support/eventually';
import { listen } from '@/tests/support/listen';
import { startVarnish } from '../support/varnish-server';

const hasVarnish =
  spawnSync('/usr/sbin/varnishd', ['-V']).status === 0 && existsSync(varnishModule());
const CACHEABLE = { 'cache-control': 'public, max-age=0, s-maxage=300', etag: 'W/"1"' };

const FORMS = 20;

/** What a copy of the site says; it is one program here, since Varnish cannot tell. */
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let requests: string[] = [];
/** By the expiry: microseconds. */
let time = new Expiry().nextTime();
const servers: Server[] = [];
let varnish: Awaited<ReturnType<typeof startVarnish>>;
let purger: VarnishPurger;

/** A page that says which request has rendered it. */
function page(tags: string, headers: Record<string, string> = {}): typeof answer {
  return (request, response) => {
    const own = { [TIME_HEADER]: toContentTime(time), xkey: tags, vary: 'Accept-Encoding' };
    response.writeHead(200, { ...CACHEABLE, ...own, ...headers });
    response.end(`${requests.length} ${request.headers['accept-encoding'] ?? 'identity'}`);
  };
}

async function startSite(): Promise<number> {
  const server = createServer((request, response) => {
    if (request.url === '/api/health/ready') return response.end();
    requests.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  servers.push(server);
  return listen(server);
}

function portOf(server: Server | undefined): number {
  const address = server?.address();
  if (!address || typeof address === 'string') throw new Error('The site does not listen.');
  return address.port;
}

/** What a visitor is told who sends a form. */
async function sendForm(): Promise<number> {
  const response = await fetch(`${varnish.url}/contact`, {
    method: 'POST',
    body: 'message=Karibu',
  });
  await response.arrayBuffer();
  return response.status;
}

function stopSites(stopped: readonly Server[] = servers) {
  for (const server of stopped) {
    server.close();
    server.closeAllConnections();
  }
}

// Runs where Varnish is installed; the site needs none.
describe.skipIf(!hasVarnish)('Varnish in front of two copies', () => {
  beforeAll(async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    varnish = await startVarnish(await startSite(), await startSite());
    // A busy machine takes longer than a second.
    purger = new VarnishPurger(varnish.url, { TIMEOUT_MS: 20_000 });
  });
  beforeEach(() => {
    requests = [];
    answer = page('content:articles');
  });
  afterAll(async () => {
    stopSites();
    await varnish.stop();
  });

  test('has one copy of a page for all its search strings, and one per coding', async () => {
    const first = await varnish.get('/post/one?utm_source=mail');
    for (const url of ['/post/one', '/post/one?', '/post/one?x=1&y=2']) {
      expect((await varnish.get(url, { cookie: 'theme=dark' })).text).toBe(first.text);
    }
    expect(requests).toEqual(['GET /post/one']);
    const br = await varnish.get('/post/one', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(br.text).toBe('2 br');
    expect((await varnish.get('/post/one', { 'accept-encoding': 'br;q=1' })).text).toBe('2 br');
    const gzip = await varnish.get('/post/one', { 'accept-encoding': 'br;q=0, gzip' });
    expect(gzip.text).toBe('3 gzip');
    expect((await varnish.get('/post/one', { 'accept-encoding': 'x' })).text).toBe(first.text);
    const quote = await varnish.get('/quote?service=erp');
    for (const search of ['gclid=1&service=erp', 'service=other&service=erp&x=1&service=a!']) {
      expect((await varnish.get(`/quote?${search}`)).text).toBe(quote.text);
    }
    const none = await varnish.get('/quote?gclid=1');
    expect(none.text).not.toBe(quote.text);
    expect((await varnish.get('/quote?service=a!')).text).toBe(none.text);
    expect(requests.slice(3)).toEqual(['GET /quote?service=erp', 'GET /quote']);
    expect((await varnish.get('/_next/image?w=1')).text).not.toBe(
      (await varnish.get('/_next/image?w=2')).text,
    );
  });

  test('no search string or header makes another copy of a file or an image', async () => {
    answer = page('a', { vary: 'Accept' });
    const file = await varnish.get('/_next/static/chunks/a.js');
    expect((await varnish.get('/_next/static/chunks/a.js?x=1')).text).toBe(file.text);
    const address = '/_next/image?url=a&w=1&q=60';
    const image = await varnish.get(address, { accept: 'image/webp,*/*' });
    for (const accept of ['image/avif,image/webp', 'image/webp', 'text/x, image/webp;q=1']) {
      expect((await varnish.get(address, { accept })).text).toBe(image.text);
    }
    const other = await varnish.get(address, { accept: 'image/x' });
    expect(other.text).not.toBe(image.text);
    expect((await varnish.get(address)).text).toBe(other.text);
    // The site says so of an image's second address.
    answer = page('a', { 'x-accel-expires': '0' });
    const second = await varnish.get(`${address}&x=1`);
    expect(second.headers).not.toHaveProperty('x-accel-expires');
    expect((await varnish.get(`${address}&x=1`)).text).not.toBe(second.text);
  });

  test('the site is told who asks for a document', async () => {
    let accept: string | undefined;
    answer = (request, response) => {
      accept = request.headers.accept;
      page('a')(request, response);
    };
    await varnish.get('/post/for-a-reader', { accept: 'text/html' });
    expect(accept).toBe('text/html');
  });

  test('addresses without a page push out their like, and no page', async () => {
    const kept = await varnish.get('/post/among-many');
    const size = 250_000;
    answer = (request, response) => {
      const own = { [TIME_HEADER]: toContentTime(time), xkey: 'a' };
      const isMoved = request.url?.startsWith('/moved');
      response.writeHead(isMoved ? 308 : 404, { ...CACHEABLE, ...own, location: '/' });
      response.end('x'.repeat(size));
    };
    const first = await varnish.get('/missing-0');
    // More than all storages have together.
    for (let index = 1; index < 100; index += 1) {
      await varnish.get(`/${index % 2 ? 'moved' : 'missing'}-${index}`);
    }
    answer = page('content:articles');
    expect((await varnish.get('/post/among-many')).text).toBe(kept.text);
    expect((await varnish.get('/missing-0')).text).not.toBe(first.text);
    const last = await varnish.get('/missing-98');
    expect(last.text).toHaveLength(size);
  });

  test('tells visitors nothing that is for it alone', async () => {
    const { headers } = await varnish.get('/post/headers');
    expect(headers).not.toHaveProperty('xkey');
    expect(headers).not.toHaveProperty('x-content-time');
    expect(headers).not.toHaveProperty('via');
    expect(headers['cache-control']).toBe('public, max-age=0');
  });

  test.each<[string, string, Record<string, string>, string]>([
    ['a form', '/contact', {}, 'POST'],
    ['the search', '/search?q=erp', {}, 'GET'],
    ['a link of a mail', '/newsletter?state=confirm', {}, 'GET'],
    ['a route for programs', '/api/search?q=erp', {}, 'GET'],
    ['a preview', '/post/one', { cookie: 'theme=dark; __prerender_bypass=abc' }, 'GET'],
    ['the data of a page', '/post/one?_rsc=1', { rsc: '1' }, 'GET'],
    ['an identity', '/post/one', { authorization: 'Basic abc' }, 'GET'],
  ])(
    '%s goes to the site, with its search string, each time',
    async (_what, url, headers, method) => {
      for (let count = 1; count <= 2; count += 1) {
        await varnish.get(url, headers, method);
        expect(requests).toEqual(Array.from({ length: count }, () => `${method} ${url}`));
      }
    },
  );

  test('stores nothing that the site has not said to be for everybody', async () => {
    const headersByUrl: Record<string, Record<string, string>> = {
      '/private': { 'cache-control': 'private, no-store' },
      '/cookie': { 'set-cookie': 'a=b' },
    };
    for (const [url, headers] of Object.entries(headersByUrl)) {
      answer = page('a', headers);
      const first = await varnish.get(url);
      expect((await varnish.get(url)).text).not.toBe(first.text);
    }
    answer = (_request, response) =>
      response.writeHead(200, CACHEABLE).end(String(requests.length));
    const forged = await varnish.get('/forged', { 'next-router-prefetch': '1' });
    expect((await varnish.get('/forged')).text).not.toBe(forged.text);
  });

  test('drops by tag what has expired, and leaves the rest', async () => {
    answer = page('content:articles content:slug:a');
    const a = await varnish.get('/post/a');
    answer = page('content:articles content:slug:b');
    const b = await varnish.get('/post/b');
    time += 1;
    await purger.purge(['content:slug:a', 'content:faq'], time);
    expect((await varnish.get('/post/a')).text).not.toBe(a.text);
    expect((await varnish.get('/post/b')).text).toBe(b.text);
    time += 1;
    await purger.purge(null, time);
    const third = await varnish.get('/post/b');
    expect(third.text).not.toBe(b.text);
    time += 1;
    const thousand = Array.from({ length: 1000 }, (_, index) => `content:slug:article-${index}`);
    await purger.purge(['content:slug:b', ...thousand], time);
    expect((await varnish.get('/post/b')).text).not.toBe(third.text);
  });

  test('does not store what was begun before a purge and arrives after it', async () => {
    let finish = () => {};
    const old = toContentTime(time);
    answer = (_request, response) => {
      finish = () => {
        response.writeHead(200, { ...CACHEABLE, [TIME_HEADER]: old, xkey: 'a' });
        response.end('old');
      };
    };
    const slow = varnish.get('/slow');
    await eventually(() => expect(requests).toHaveLength(1));
    time += 1;
    await purger.purge(['a'], time);
    finish();
    expect((await slow).text).toBe('old');
    answer = page('a');
    const fresh = await varnish.get('/slow');
    expect(fresh.text).not.toBe('old');
  });

  test('a visitor can neither purge nor pretend', async () => {
    const first = await varnish.get('/post/kept');
    const purge = { 'x-content-time': '9999', 'x-purge-tags': 'everything' };
    // As the proxy sends it on.
    const headers = { ...purge, 'x-forwarded-for': '203.0.113.1', 'x-is-direct': '1' };
    expect((await varnish.get('/', headers, 'PURGE')).status).toBe(403);
    expect((await varnish.get('/', {}, 'PURGE')).status).toBe(403);
    expect((await varnish.get('/post/kept', { 'x-is-retry': '1' })).text).toBe(first.text);
    time += 1;
    await purger.purge(['content:articles'], time);
    expect((await varnish.get('/post/kept', { 'x-is-retry': '1' })).text).not.toBe(first.text);
  });

  test('sends on the address of the visitor, as the proxy has noted it', async () => {
    answer = (request, response) => response.end(request.headers['x-forwarded-for']);
    const { text } = await varnish.get('/api/who', { 'x-forwarded-for': '203.0.113.1' });
    expect(text).toBe('203.0.113.1');
  });

  test('where one copy has just gone, the other one answers everybody', async () => {
    const gone = portOf(servers[0]);
    answer = (request, response) => {
      if (request.socket.localPort === gone) response.destroy();
      else response.end();
    };
    // By turns, half of them would meet this copy at each attempt: of so many, some at all of them.
    const searches = Array.from({ length: 800 }, (_, index) => varnish.get(`/search?q=${index}`));
    const statuses = (await Promise.all(searches)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  });

  test('a content check that a copy does not finish is not begun by another one', async () => {
    // Something: of a connection that it has used before, Varnish takes silence for one that had ended.
    answer = ({ socket }) => socket.end('HTTP/1.1 ');
    expect((await varnish.get('/api/content-check')).status).toBe(503);
    expect(requests).toEqual(['GET /api/content-check']);
  });

  test('a form is sent to another copy, unless one may have read it', async () => {
    const gone = portOf(servers[0]);
    answer = (request, response) => {
      if (request.socket.localPort === gone) response.destroy();
      else response.end();
    };
    let sent = 0;
    const sendOne = () => {
      sent += 1;
      return sendForm();
    };
    // By turns, unless the copy was slow to say that it is there.
    await expect.poll(sendOne, { timeout: 20_000, interval: 10 }).toBe(503);
    expect(requests).toHaveLength(sent);
    stopSites(servers.slice(0, 1));
    for (let form = 0; form < FORMS; form += 1) expect(await sendForm()).toBe(200);
  });

  test('a failing answer is asked for again; with no copy left, pages stay', async () => {
    const before = await varnish.get('/post/stays');
    time += 1;
    await purger.purge(['content:articles'], time);
    answer = (_request, response) => response.destroy();
    expect((await varnish.get('/post/stays')).text).toBe(before.text);
    stopSites();
    expect((await varnish.get('/post/stays?again=1')).text).toBe(before.text);
    expect(await varnish.get('/post/never-seen')).toMatchObject({
      status: 503,
      headers: { 'retry-after': '60' },
      text: FAILURE_PAGE,
    });
  });
});
