import { createServer, type IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { listen } from '@/tests/support/listen';

/** What another program received. */
type Request = { url: string; headers: IncomingHttpHeaders; body: string };

const attribute = z.object({
  key: z.string(),
  value: z.object({ stringValue: z.string().optional(), intValue: z.number().optional() }),
});
const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              kind: z.number(),
              attributes: z.array(attribute),
            }),
          ),
        }),
      ),
    }),
  ),
});

/** A program that answers everything with the same text, and knows what it received. */
export async function startReceiver(answer: string) {
  const requests: Request[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    requests.push({ url: request.url ?? '', headers: request.headers, body });
    response.setHeader('content-type', 'application/json').end(answer);
  });
  const port = await listen(server);
  return { url: `http://127.0.0.1:${port}`, requests, stop: () => server.close() };
}

/** The spans in requests of OTLP over HTTP. */
export function readSpans(requests: readonly Request[]) {
  return requests.flatMap(({ body }) =>
    exported
      .parse(JSON.parse(body))
      .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  );
}
