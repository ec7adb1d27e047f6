/** A real HTTP server in front of the content service that fails when a test says so. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { listen } from './listen';

export type Fault =
  /** Waits, then forwards. */
  | { kind: 'delay'; ms: number }
  /** Forwards when the promise resolves. */
  | { kind: 'hold'; until: Promise<unknown> }
  /** Responds by itself, in the content service's form unless `body` says otherwise. */
  | { kind: 'status'; status: number; body?: string; headers?: Record<string, string> }
  /** Closes the connection: before the service sees the request, after it dealt with it, or in the middle of its answer. */
  | { kind: 'cut'; when: 'before' | 'after' | 'midway' }
  /** Status 200 with something that is not JSON. */
  | { kind: 'garbage'; body?: string; contentType?: string };

export type Rule = {
  /** A string matches the start of the path and query, a pattern any of it. */
  path: string | RegExp;
  method?: string;
  fault: Fault;
  /** The rule is over after this many requests; without it, when it is removed. */
  times?: number;
};

export type SeenRequest = { method: string; path: string };

export type FaultyProxy = {
  url: string;
  port: number;
  /** Every request so far, failed or not. */
  seen: SeenRequest[];
  /** Adds a rule; the newest that matches wins. Returns what takes it away again. */
  fail(rule: Rule): () => void;
  /** Lets one request wait, the next that matches, until the returned function is called. */
  hold(rule: Pick<Rule, 'path' | 'method'>): () => void;
  /** Removes all rules and all requests seen. */
  reset(): void;
  /** Forwards to another service from now on. */
  forwardTo(target: string): void;
  stop(): Promise<void>;
};

export async function startFaultyProxy(options: {
  target: string;
  port?: number;
}): Promise<FaultyProxy> {
  let target = options.target;
  let rules: Rule[] = [];
  const seen: SeenRequest[] = [];

  const server = createServer((incoming, outgoing) => {
    const method = incoming.method ?? 'GET';
    const path = incoming.url ?? '/';
    seen.push({ method, path });
    const fault = takeFault(method, path);
    if (!fault) return forward(target, incoming, outgoing);
    failWith(fault, target, incoming, outgoing);
  });

  function takeFault(method: string, path: string): Fault | null {
    const rule = rules.findLast((candidate) => matches(candidate, method, path));
    if (!rule) return null;
    if (rule.times !== undefined) {
      rule.times -= 1;
      if (rule.times <= 0) rules = rules.filter((other) => other !== rule);
    }
    return rule.fault;
  }

  // As nginx: who comes back on a busy machine after five seconds finds the connection, and no error of its own.
  server.keepAliveTimeout = 75_000;
  const port = await listen(server, options.port);

  return {
    url: `http://127.0.0.1:${port}`,
    port,
    seen,
    fail(rule) {
      const own = { ...rule };
      rules.push(own);
      return () => {
        rules = rules.filter((other) => other !== own);
      };
    },
    hold(rule) {
      let release: () => void = () => undefined;
      const until = new Promise<void>((resolve) => {
        release = resolve;
      });
      rules.push({ ...rule, fault: { kind: 'hold', until }, times: 1 });
      return release;
    },
    reset() {
      rules = [];
      seen.length = 0;
    },
    forwardTo(next) {
      target = next;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function matches(rule: Rule, method: string, path: string): boolean {
  if (rule.method !== undefined && rule.method !== method) return false;
  return typeof rule.path === 'string' ? path.startsWith(rule.path) : rule.path.test(path);
}

function failWith(
  fault: Fault,
  target: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void {
  switch (fault.kind) {
    case 'delay': {
      // The caller may have given up and gone by then.
      const timer = setTimeout(() => forward(target, incoming, outgoing), fault.ms);
      outgoing.once('close', () => clearTimeout(timer));
      return;
    }
    case 'hold':
      fault.until.then(() => {
        if (!outgoing.destroyed) forward(target, incoming, outgoing);
      });
      return;
    case 'status':
      incoming.resume();
      outgoing.writeHead(fault.status, {
        'content-type': 'application/json',
        ...fault.headers,
      });
      outgoing.end(fault.body ?? errorBody(fault.status));
      return;
    case 'garbage':
      incoming.resume();
      outgoing.writeHead(200, { 'content-type': fault.contentType ?? 'text/html' });
      outgoing.end(fault.body ?? '<!doctype html><title>Welcome</title>');
      return;
    case 'cut':
      if (fault.when === 'before') incoming.socket.destroy();
      else forward(target, incoming, outgoing, fault.when);
  }
}

function forward(
  target: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  cut?: 'after' | 'midway',
): void {
  const url = new URL(incoming.url ?? '/', target);
  const onward = request(
    url,
    { method: incoming.method, headers: { ...incoming.headers, host: url.host } },
    (answer) => {
      if (cut === 'after') {
        answer.resume();
        answer.once('end', () => incoming.socket.destroy());
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      if (cut === 'midway') {
        answer.once('data', (chunk: Buffer) => {
          outgoing.write(chunk.subarray(0, Math.ceil(chunk.length / 2)), () =>
            incoming.socket.destroy(),
          );
          answer.destroy();
        });
        return;
      }
      answer.once('error', () => outgoing.destroy());
      answer.pipe(outgoing);
    },
  );
  // A service that is down looks through the proxy as it looks without: no answer.
  onward.once('error', () => incoming.socket.destroy());
  outgoing.once('close', () => onward.destroy());
  incoming.pipe(onward);
}

function errorBody(status: number): string {
  return JSON.stringify({
    data: null,
    error: { status, name: 'Error', message: `The service answers ${status}`, details: {} },
  });
}
