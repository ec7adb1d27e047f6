import { createServer, type IncomingHttpHeaders } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import { listen } from '../../../tests/support/listen';

export type SiteCall = { path: string; headers: IncomingHttpHeaders; body: string };

/** What it does instead of its task: an error status, the death of the connection, or nothing at one path. */
type Fault = { status: number } | { cut: true } | { silentAt: string };

const webhookCall = z.object({ event: z.string(), model: z.string().optional() });

/** Stands in for the site and for an organization's webhook: lists what it was asked, by path. */
export async function startFakeSite() {
  const calls: SiteCall[] = [];
  let fault: Fault | null = null;
  let outcome = 'sent';
  let delayMs = 0;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    calls.push({ path: request.url ?? '', headers: request.headers, body });
    if (fault && 'cut' in fault) return void request.socket.destroy();
    if (fault && 'silentAt' in fault && request.url === fault.silentAt) return;
    await delay(delayMs);
    if (fault && 'status' in fault) response.statusCode = fault.status;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ outcome }));
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    /** The calls of a path about a record, oldest first. */
    about: (path: string, documentId: unknown) =>
      calls.filter((call) => call.path === path && call.body.includes(String(documentId))),
    /** What the webhook has announced since the last question: the type and the event of each call. */
    takeEvents: () =>
      calls
        .splice(0)
        .filter(({ path }) => path === '/api/revalidate')
        .map(({ body }) => webhookCall.parse(JSON.parse(body)))
        .map(({ model, event }) => `${model} ${event}`),
    fail(next: Fault | null) {
      fault = next;
    },
    /** How long it takes for each answer from now on, in milliseconds. */
    slowDown(next: number) {
      delayMs = next;
    },
    answer(next: 'sent' | 'blocked' | 'failed') {
      outcome = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
