import { createServer } from 'node:http';
import { expect, test, vi } from 'vitest';
import { failResponse } from '@/server/fail-response';
import { listen } from '../support/listen';
import { send } from '../support/send';

test('a response that cannot be made is stored by no cache, whatever was said of the page, and the log names nobody', async () => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const server = createServer((request, response) => {
    response.setHeader('cache-control', 'public, max-age=0, s-maxage=300');
    response.setHeader('content-encoding', 'br');
    response.setHeader('etag', '"of-the-page"');
    response.setHeader('xkey', 'content:articles');
    failResponse(request, response, new Error('No room'));
  });
  const port = await listen(server);
  const { status, headers, text } = await send(port, '/post/a?name=asha', { headers: {} });
  server.close();
  expect([status, text]).toEqual([500, 'Internal Server Error']);
  expect(headers['cache-control']).toBe('private, no-cache, no-store, max-age=0');
  for (const name of ['content-encoding', 'etag', 'xkey']) expect(headers).not.toHaveProperty(name);
  const log = written.mock.calls.join();
  expect(log).toContain('No room');
  expect(log).not.toContain('asha');
});
