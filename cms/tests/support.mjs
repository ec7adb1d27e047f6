import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bootCms } from '../scripts/boot.mjs';

/** A content service on a free port, with a folder that `remove` deletes. */
export async function startCms({ dataDir, env } = {}) {
  const folder = dataDir ?? (await mkdtemp(path.join(tmpdir(), 'cms-test-')));
  const cms = await bootCms({ port: await freePort(), dataDir: folder, env });
  const remove = async () => {
    await cms.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...cms, ...createClient(cms), remove };
}

/** The content API as the site uses it. */
export function createClient({ url, token }) {
  const authorization = token ? { Authorization: `Bearer ${token}` } : {};
  const answer = async (response) => ({
    status: response.status,
    body: await response.json().catch(() => null),
  });
  return {
    get: async (target) => answer(await fetch(`${url}/api/${target}`, { headers: authorization })),
    send: async (method, target, body) =>
      answer(
        await fetch(`${url}/api/${target}`, {
          method,
          headers: { ...authorization, 'Content-Type': 'application/json' },
          body: body === undefined ? undefined : JSON.stringify(body),
        }),
      ),
  };
}

/**
 * Stands in for the site: remembers what its webhook route was told, and answers every other
 * question with the path and the authorization it came with.
 */
export async function startReceiver({ delayMs = 0 } = {}) {
  const calls = [];
  const server = createServer((request, response) => {
    if (request.method === 'GET') {
      const { url, headers } = request;
      response.end(JSON.stringify({ url, authorization: headers.authorization }));
      return;
    }
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      setTimeout(() => {
        calls.push({ headers: request.headers, body: JSON.parse(body) });
        response.end('ok');
      }, delayMs);
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    calls,
    url: `http://127.0.0.1:${server.address().port}/api/revalidate`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
