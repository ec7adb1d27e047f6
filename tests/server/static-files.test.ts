import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { staticFiles } from '@/server/static-files';
import { listen } from '@/tests/support/listen';
import { send } from '@/tests/support/send';
import { createFolderForTest } from '@/tests/support/temporary-folder';

const FILE = '/_next/static/file.js';

/** A server of one file. */
async function serveFile() {
  const folder = createFolderForTest();
  const file = path.join(folder, 'file.js');
  writeFileSync(file, 'a script');
  const serve = staticFiles(folder, async () => null);
  const server = createServer((request, response) =>
    serve(request, response, () => response.end()),
  );
  onTestFinished(() => void server.close());
  return { file, port: await listen(server) };
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
