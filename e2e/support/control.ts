import { createServer } from 'node:http';

/** What a journey may ask of the world, by name; each takes and returns plain data. */
export type Actions = Record<string, (input: unknown) => unknown>;

/** Serves actions to the processes that run the journeys. */
export async function serveControl(port: number, actions: Actions): Promise<() => Promise<void>> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const action = actions[(request.url ?? '/').slice(1)];
    try {
      if (!action) throw new Error(`No such action: ${request.url}`);
      const text = Buffer.concat(chunks).toString();
      const output = await action(text === '' ? undefined : reviveRule(JSON.parse(text)));
      response.end(JSON.stringify(output ?? null));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}

// A pattern has no JSON of its own.
function reviveRule(input: unknown): unknown {
  if (typeof input !== 'object' || input === null) return input;
  if (!('pattern' in input) || typeof input.pattern !== 'string') return input;
  const { pattern, ...rest } = input;
  return { ...rest, path: new RegExp(pattern) };
}

/** Asks the world to do something. */
export async function askControl(port: number, action: string, input?: unknown): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${port}/${action}`, {
    method: 'POST',
    body: input === undefined ? undefined : JSON.stringify(input),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${action}: ${text}`);
  return JSON.parse(text);
}
