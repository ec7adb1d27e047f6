import { createServer, type IncomingHttpHeaders } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import { listen } from '../../../tests/support/listen';

export type SiteCall = { path: string; headers: IncomingHttpHeaders; body: string };

/** What it does instead of its task: an error status, the death of the connection, or nothing at one path. */
type Fault = { status: number } | { cut: true } | { silentAt: string };

const WEBHOOK = '/api/revalidate';
const webhookCall = z.object({
  event: z.string(),
  model: z.string().optional(),
  uid: z.string().optional(),
  entry: z.object({ slug: z.string().nullish() }).nullish(),
});

export type FakeSite = Awaited<ReturnType<typeof startFakeSite>>;

/**
 * Stands in for the site and for an organization's webhook: lists what it was asked, by path. What is read from it
 * is the address and the authorization of the request.
 *
 * @param options `lineMs` until a call is there.
 */
export async function startFakeSite({ lineMs = 0 } = {}) {
  const calls: SiteCall[] = [];
  let extra: Record<string, unknown> = {};
  let fault: Fault | null = null;
  let outcome = 'sent';
  let delayMs = 0;
  const server = createServer(async (request, response) => {
    if (request.method === 'GET') {
      const { url, headers } = request;
      response.end(JSON.stringify({ url, authorization: headers.authorization, ...extra }));
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    await delay(lineMs);
    const body = Buffer.concat(chunks).toString();
    // Who has seen the call here may choose another answer for the next one at once.
    const answer = outcome;
    calls.push({ path: request.url ?? '', headers: request.headers, body });
    if (fault && 'cut' in fault) return void request.socket.destroy();
    if (fault && 'silentAt' in fault && request.url === fault.silentAt) return;
    await delay(delayMs);
    if (fault && 'status' in fault) response.statusCode = fault.status;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ outcome: answer }));
  });
  const port = await listen(server);
  const url = `http://127.0.0.1:${port}`;
  const webhookCalls = (all = calls) =>
    all
      .filter(({ path }) => path === WEBHOOK)
      .map(({ headers, body }) => ({ headers, ...webhookCall.parse(JSON.parse(body)) }));
  return {
    url,
    webhookUrl: url + WEBHOOK,
    /** The calls of a path about a record, oldest first. */
    about: (path: string, documentId: unknown) =>
      calls.filter((call) => call.path === path && call.body.includes(String(documentId))),
    /** What the webhook has announced, oldest first. */
    webhookCalls: () => webhookCalls(),
    /** What the webhook has announced since the last question: the type and the event of each call. */
    takeEvents: () =>
      webhookCalls(calls.splice(0)).map(({ model, event }) =>
        model ? `${model} ${event}` : event,
      ),
    /** Adds to what is read. */
    respondWith(more: Record<string, unknown>) {
      extra = more;
    },
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
