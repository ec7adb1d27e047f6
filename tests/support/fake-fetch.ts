/** A `fetch` that responds from a script and records the requests. */

export type FakeResponse = {
  status?: number;
  /** Sent as JSON; a string is sent as it is. */
  body?: unknown;
  headers?: Record<string, string>;
};

/** A response, or a function of the request: throw, wait, respond by its URL. */
export type FakeStep =
  | FakeResponse
  | ((request: FakeRequest) => FakeResponse | Response | Promise<FakeResponse | Response>);

export type FakeRequest = {
  method: string;
  url: URL;
  headers: Headers;
  /** Parsed JSON; `null` without a body. */
  body: unknown;
  signal: AbortSignal | null;
  /** As given, with what frameworks add to it. */
  init: RequestInit & { next?: unknown };
};

export type FakeFetch = typeof fetch & { requests: FakeRequest[] };

/** Responds with one step after the other; the last one is repeated. */
export function fakeFetch(...steps: FakeStep[]): FakeFetch {
  const requests: FakeRequest[] = [];
  const respond: typeof fetch = async (input, init = {}) => {
    const request: FakeRequest = {
      method: init.method ?? 'GET',
      url: new URL(input instanceof Request ? input.url : input),
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
      signal: init.signal ?? null,
      init,
    };
    const step = steps[Math.min(requests.length, steps.length - 1)] ?? {};
    requests.push(request);
    const reply = typeof step === 'function' ? await step(request) : step;
    return reply instanceof Response ? reply : toResponse(reply);
  };
  return Object.assign(respond, { requests });
}

/** The response of a list, in the envelope of the content service. */
export function listResponse(
  data: unknown[],
  pagination: { page?: number; pageSize?: number; pageCount?: number; total?: number } = {},
): FakeResponse {
  const whole = { page: 1, pageSize: 100, pageCount: 1, total: data.length, ...pagination };
  return { body: { data, meta: { pagination: whole } } };
}

/** An error response of the content service. */
export function errorResponse(
  status: number,
  message: string,
  errors: { path: string[]; message: string }[] = [],
): FakeResponse {
  const details = errors.length > 0 ? { errors } : {};
  return {
    status,
    body: { data: null, error: { status, name: 'ApplicationError', message, details } },
  };
}

function toResponse({
  status = 200,
  body = { data: [], meta: {} },
  headers,
}: FakeResponse): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Response(text, {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
}
