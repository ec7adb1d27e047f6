import { createServer, type IncomingHttpHeaders } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { listen } from '../../../tests/support/listen';

type Call = {
  headers: IncomingHttpHeaders;
  body: { event: string; model?: string; uid?: string; entry?: { slug?: string } | null };
};

/**
 * Stands in for the site: lists what its webhook route received, and responds to every other
 * request with the path and the authorization it came with.
 *
 * @param options `delayMs` until a call is taken.
 */
export async function startReceiver({ delayMs = 0 } = {}) {
  const calls: Call[] = [];
  let extra: Record<string, unknown> = {};
  let status = 200;
  let isSilent = false;
  const server = createServer(async (request, response) => {
    if (request.method === 'GET') {
      const { url, headers } = request;
      response.end(JSON.stringify({ url, authorization: headers.authorization, ...extra }));
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    await delay(delayMs);
    calls.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) });
    if (!isSilent) response.writeHead(status).end('ok');
  });
  const port = await listen(server);
  return {
    calls,
    /** Adds to the response to every request that is no call. */
    respondWith(more: Record<string, unknown>) {
      extra = more;
    },
    /** The status of the response to every call from now on. */
    respondWithStatus(next: number) {
      status = next;
    },
    /** Leaves every call from now on without a response. */
    beSilent() {
      isSilent = true;
    },
    /** The names of the events since the last question. */
    takeEvents: () => calls.splice(0).map(({ body }) => body.event),
    url: `http://127.0.0.1:${port}/api/revalidate`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;
