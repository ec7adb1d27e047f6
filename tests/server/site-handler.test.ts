import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { FileStore } from '@/lib/server/cms/file-store';
import { notFoundCounter } from '@/lib/server/ops/not-found-recorder';
import { siteHandler } from '@/server/site-handler';
import { StaticArchive } from '@/server/static-archive';
import { listen } from '@/tests/support/listen';
import { send } from '@/tests/support/send';
import { createFolderForTest } from '@/tests/support/temporary-folder';

/** As the framework does while it renders. */
async function handleWithNext(request: IncomingMessage, response: ServerResponse): Promise<void> {
  delete request.headers.rsc;
  response.statusCode = 404;
  response.end('Not found');
}

test('a click on a dead link, which asks for its data and then for its document, is counted once', async () => {
  const folder = createFolderForTest();
  const archive = new StaticArchive(new FileStore(folder));
  const origin = 'http://127.0.0.1';
  const server = createServer(
    siteHandler({ handleWithNext, distDir: folder, archive, env: {}, origin }),
  );
  onTestFinished(() => void server.close());
  const port = await listen(server);
  notFoundCounter().take();
  const asked: Record<string, string>[] = [{ rsc: '1' }, {}];
  for (const headers of asked) {
    expect((await send(port, '/old-offer', { headers })).status).toBe(404);
  }
  expect(notFoundCounter().take()).toEqual([{ path: '/old-offer', hits: 1, referrer: null }]);
});
