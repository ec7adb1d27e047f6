import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { packStaticFiles, staticFiles } from '../static-files.mjs';

const SCRIPT = 'export const words = "karibu";\n'.repeat(200);
const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync };
const FROM_FRAMEWORK = 299;

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };
type Asked = { method?: string; headers?: Record<string, string> };

/** A server of a build with one script, one style sheet and one face. */
async function serve({ isPacked = true } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'static-files-'));
  mkdirSync(path.join(folder, 'chunks'));
  writeFileSync(path.join(folder, 'chunks', 'a.js'), SCRIPT);
  writeFileSync(path.join(folder, 'chunks', 'a.css'), 'a{color:red}');
  writeFileSync(path.join(folder, 'face.woff2'), 'face');
  if (isPacked) await packStaticFiles(folder);
  const answer = staticFiles(folder);
  const server = createServer((request, response) => {
    if (!answer(request, response)) response.writeHead(FROM_FRAMEWORK).end();
  }).listen(0);
  onTestFinished(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return (target: string, asked: Asked = {}) => ask(`http://127.0.0.1:${port}${target}`, asked);
}

function ask(url: string, asked: Asked): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false, ...asked }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.once('end', () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, body: Buffer.concat(chunks) });
      });
    }).once('error', reject);
  });
}

describe('a script or style sheet of the build', () => {
  test.each(['br', 'gzip'] as const)('comes packed as %s, and is the same file', async (coding) => {
    const get = await serve();
    const headers = { 'accept-encoding': coding };
    const { status, headers: told, body } = await get('/_next/static/chunks/a.js?v=1', { headers });
    expect(status).toBe(200);
    expect(told).toMatchObject({
      'content-encoding': coding,
      'content-length': String(body.length),
      'content-type': 'application/javascript; charset=UTF-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
    expect(UNPACK[coding](body).toString()).toBe(SCRIPT);
  });

  test('comes as it is to whoever cannot unpack it', async () => {
    const get = await serve();
    const { headers, body } = await get('/_next/static/chunks/a.css');
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['content-type']).toBe('text/css; charset=UTF-8');
    expect(body.toString()).toBe('a{color:red}');
  });

  test('is not sent again to a browser that has it', async () => {
    const get = await serve();
    const { etag = '' } = (await get('/_next/static/chunks/a.js')).headers;
    const again = await get('/_next/static/chunks/a.js', { headers: { 'if-none-match': etag } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });
});

describe('the framework answers', () => {
  test.each([
    ['for a file that is not packed', '/_next/static/face.woff2', {}],
    ['for one that is not there', '/_next/static/chunks/b.js', {}],
    ['for one outside the folder', '/_next/static/../../package.json', {}],
    ['for the packed copy itself', '/_next/static/chunks/a.js.br', {}],
    ['for a part', '/_next/static/chunks/a.js', { headers: { range: 'bytes=0-3' } }],
    ['for a HEAD', '/_next/static/chunks/a.js', { method: 'HEAD' }],
  ])('%s', async (_, target, asked) => {
    const get = await serve();
    expect((await get(target, asked)).status).toBe(FROM_FRAMEWORK);
  });

  test('where the build packed nothing', async () => {
    const get = await serve({ isPacked: false });
    expect((await get('/_next/static/chunks/a.js')).status).toBe(FROM_FRAMEWORK);
  });
});
