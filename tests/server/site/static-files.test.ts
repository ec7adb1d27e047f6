import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FileStore } from '@/lib/server/cms/file-store';
import { StaticArchive } from '@/server/static-archive';
import { FIXTURE, startSite } from './start-site';

const DECOMPRESS = { br: brotliDecompressSync, gzip: gunzipSync };
let site: Awaited<ReturnType<typeof startSite>>;
let scripts: string[] = [];
let style = '';
let folder = '';

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'older-'));
  mkdirSync(path.join(folder, 'build/chunks'), { recursive: true });
  writeFileSync(path.join(folder, 'build/chunks/of-an-older-release.js'), 'older()');
  const archive = new StaticArchive(new FileStore(path.join(folder, 'static')));
  await archive.add('an older release', path.join(folder, 'build'));
  site = await startSite({ CONTENT_STORE_DIR: folder });
  const { text } = await site.get('/');
  scripts = [...new Set(text.match(/\/_next\/static\/[^"\\]+\.js/g))];
  style = /\/_next\/static\/[^"\\]+\.css/.exec(text)?.[0] ?? '';
});
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

describe('a script or style sheet of the build', () => {
  test.each(['br', 'gzip'] as const)(
    'is the same file, precompressed with %s',
    async (encoding) => {
      expect(scripts.length).toBeGreaterThan(2);
      for (const file of [...scripts, style]) {
        const plain = await site.get(file);
        const { status, headers, body } = await site.get(`${file}?v=1`, {
          'accept-encoding': encoding,
        });
        expect(status, file).toBe(200);
        expect(headers).toMatchObject({
          'content-encoding': encoding,
          'content-length': String(body.length),
          'cache-control': 'public,max-age=31536000,immutable',
          vary: 'Accept-Encoding',
          'x-content-type-options': 'nosniff',
        });
        expect(DECOMPRESS[encoding](body).equals(plain.body)).toBe(true);
      }
    },
  );

  test('has its type, and comes uncompressed to a client that takes no encoding', async () => {
    const script = await site.get(scripts[0] ?? '');
    expect(script.headers['content-type']).toMatch(/^(?:text|application)\/javascript/);
    expect(script.headers['content-encoding']).toBeUndefined();
    expect((await site.get(style)).headers['content-type']).toMatch(/^text\/css/);
  });

  test('is not sent again to a browser that has it', async () => {
    const [file = ''] = scripts;
    const { etag = '' } = (await site.get(file)).headers;
    const again = await site.get(file, { 'if-none-match': etag });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test('can be asked about with HEAD', async () => {
    const [file = ''] = scripts;
    const head = await site.send(file, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
  });
});

test('Chrome is told to compile React and the router as they arrive, which every page runs', async () => {
  const texts = await Promise.all(scripts.map(async (file) => (await site.get(file)).text));
  const hinted = texts.filter((text) => text.startsWith('//# allFunctionsCalledOnLoad\n'));
  expect(hinted.some((text) => text.includes('hydrateRoot'))).toBe(true);
  expect(hinted.length).toBeLessThan(4);
});

test('what is not there is 404, and no cache in front says so later', async () => {
  const { status, headers } = await site.get('/_next/static/chunks/none.js');
  expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
});

test.each(['/..', '/%2e%2e', '/chunks/../..', '/..%2f'])(
  'nothing outside the folder is sent: %s',
  async (folder) => {
    const { status, text } = await site.get(`/_next/static${folder}/BUILD_ID`);
    expect([400, 404]).toContain(status);
    expect(text).not.toContain(readFileSync(path.join(FIXTURE, '.next', 'BUILD_ID'), 'utf8'));
  },
);

test('a script does not take a POST', async () => {
  expect((await site.send(scripts[0] ?? '', 'POST')).status).not.toBe(200);
});

test('a file of an older release is there for the pages that visitors have open', async () => {
  const file = '/_next/static/chunks/of-an-older-release.js';
  const { status, headers, text } = await site.get(`${file}?dpl=1`);
  expect([status, text]).toEqual([200, 'older()']);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public,max-age=31536000,immutable',
  });
  expect((await site.get('/_next/static/chunks/of-no-release.js')).status).toBe(404);
});
