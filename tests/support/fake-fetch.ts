/** A `fetch` that answers from a script and remembers what it was asked. */

export type FakeAnswer = {
  status?: number;
  /** Sent as JSON; a string is sent as it is. */
  body?: unknown;
  headers?: Record<string, string>;
};

/** An answer, or something to do with the request: throw, wait, answer by its address. */
export type FakeStep =
  | FakeAnswer
  | ((request: FakeRequest) => FakeAnswer | Response | Promise<FakeAnswer | Response>);

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

/** Answers with one step after the other; the last one answers all that come later. */
export function fakeFetch(...steps: FakeStep[]): FakeFetch {
  const requests: FakeRequest[] = [];
  const answer: typeof fetch = async (input, init = {}) => {
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
  return Object.assign(answer, { requests });
}

/** The answer of a list, as the content service wraps it. */
export function listAnswer(
  data: unknown[],
  pagination: { page?: number; pageSize?: number; pageCount?: number; total?: number } = {},
): FakeAnswer {
  const whole = { page: 1, pageSize: 100, pageCount: 1, total: data.length, ...pagination };
  return { body: { data, meta: { pagination: whole } } };
}

/** A refusal, as the content service words it. */
export function errorAnswer(
  status: number,
  message: string,
  errors: { path: string[]; message: string }[] = [],
): FakeAnswer {
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
}: FakeAnswer): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Response(text, {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
}
