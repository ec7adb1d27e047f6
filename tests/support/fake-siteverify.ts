/** A stand-in for Turnstile's siteverify: each token counts once, and names its own answer. */
import { createServer } from 'node:http';
import * as z from 'zod';
import { listen } from './listen';

export type FakeSiteverify = {
  url: string;
  seen: string[];
  /** Of the visitors, as they were named with each token. */
  addresses: (string | undefined)[];
  stop(): Promise<void>;
};

const bodySchema = z.object({
  secret: z.string(),
  response: z.string(),
  remoteip: z.optional(z.string()),
});

/**
 * A token `pass:{action}:{hostname}:{anything}` passes once, `error:{code}` fails with this code, and
 * `busy:…` has a fault of its own first, then passes like the first; all else is refused.
 */
export async function startFakeSiteverify(port = 0): Promise<FakeSiteverify> {
  const seen: string[] = [];
  const addresses: FakeSiteverify['addresses'] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = bodySchema.parse(JSON.parse(Buffer.concat(chunks).toString()));
    const { response: token, remoteip } = body;
    const [status, action, hostname] = token.split(':');
    const attempt = seen.filter((other) => other === token).length + 1;
    seen.push(token);
    addresses.push(remoteip);
    const success = (status === 'pass' && attempt === 1) || (status === 'busy' && attempt === 2);
    response.writeHead(200, { 'content-type': 'application/json' });
    const codes = success ? [] : [codeOf(token, attempt)];
    response.end(JSON.stringify({ success, action, hostname, 'error-codes': codes }));
  });
  const bound = await listen(server, port);
  return {
    url: `http://127.0.0.1:${bound}`,
    seen,
    addresses,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function codeOf(token: string, attempt: number): string {
  const [status, code = ''] = token.split(':');
  if (status === 'error') return code;
  if (status === 'busy' && attempt === 1) return 'internal-error';
  return attempt > 1 ? 'timeout-or-duplicate' : 'invalid-input-response';
}
