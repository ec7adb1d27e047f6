import { rmSync, writeFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { expect, onTestFinished, test, vi } from 'vitest';
import { serveStaticFiles } from '@/server/static-files';
import { listen } from '@/tests/support/listen';
import { send } from '@/tests/support/send';
import { createFolderForTest } from '@/tests/support/temporary-folder';

const FILE = '/_next/static/file.js';

/** A server of one file, and of those that the build has compressed; `opened` is what reads it for each response. */
async function serveFile(content = 'a script') {
  const folder = createFolderForTest();
  const file = path.join(folder, 'file.js');
  writeFileSync(file, content);
  for (const end of ['br', 'gz']) writeFileSync(`${file}.${end}`, end);
  const serve = serveStaticFiles(
    (_request, response) => response.end(),
    folder,
    async () => null,
  );
  const opened: Readable[] = [];
  const server = createServer((request, response) => {
    response.once('pipe', (source) => opened.push(source));
    serve(request, response);
  });
  onTestFinished(() => void server.close());
  return { file, opened, port: await listen(server) };
}

test.each(['bytes=5-2', 'bytes=-3', 'bytes=0-0', 'bytes=99-', 'items=0-5'])(
  'a file is sent whole, whatever part of it is asked for: %s',
  async (range) => {
    const { port } = await serveFile();
    const { status, headers, text } = await send(port, FILE, { headers: { range } });
    expect([status, text]).toEqual([200, 'a script']);
    expect(headers['content-range']).toBeUndefined();
  },
);

test('a file that cannot be read ends the connection, and leaves nobody waiting', async () => {
  const { file, port } = await serveFile();
  rmSync(file);
  await expect(send(port, FILE, { headers: {} })).rejects.toMatchObject({ code: 'ECONNRESET' });
});

test('a file is closed when the visitor leaves before its end', async () => {
  const { opened, port } = await serveFile('a script '.repeat(4_000_000));
  get({ host: '127.0.0.1', port, path: FILE, agent: false }, (response) => response.destroy());
  await vi.waitFor(() => expect(opened.map(({ destroyed }) => destroyed)).toEqual([true]));
});

test.each([
  ['gzip, br', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['*', 'br'],
  ['notbr, xgzip', undefined],
  ['br;q=0, gzip;q=0', undefined],
  ['', undefined],
])('of a client that accepts “%s” a file is %s, as a page is', async (accepted, encoding) => {
  const { port } = await serveFile();
  const { headers } = await send(port, FILE, { headers: { 'accept-encoding': accepted } });
  expect(headers['content-encoding']).toBe(encoding);
});
