/** What the content API responds with. */
export type Body = { data?: unknown; error?: ApiError | null; meta?: unknown };
export type ApiError = { message: string; details?: { errors?: { path: string[] }[] } };
export type Fields = Record<string, unknown>;

export type ApiResponse = { status: number; body: Body };

/** The content API as the site uses it; without a token it asks as anybody could. */
export function createClient({ url, token }: { url: string; token?: string }) {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  async function send(method: string, target: string, body?: unknown): Promise<ApiResponse> {
    const response = await fetch(`${url}/api/${target}`, {
      method,
      headers,
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json().catch(() => ({})) };
  }
  return { send, get: (target: string) => send('GET', target) };
}

/** The entries of a response, or of a relation of an entry. */
export function entriesOf(value: unknown): Fields[] {
  if (!Array.isArray(value) || !value.every(isFields)) {
    throw new Error(`This is not a list of entries: ${JSON.stringify(value)}`);
  }
  return value;
}

/** The entry of a response, or of a relation of an entry. */
export function entryOf(value: unknown): Fields {
  if (!isFields(value)) throw new Error(`This is not an entry: ${JSON.stringify(value)}`);
  return value;
}

export function firstOf({ body }: ApiResponse): Fields {
  return entryOf(entriesOf(body.data)[0]);
}

/** How many entries there are, on all pages. */
export function totalOf({ body }: ApiResponse): number {
  const { total } = entryOf(entryOf(body.meta).pagination);
  if (typeof total !== 'number') throw new Error(`There is no total in ${JSON.stringify(body)}`);
  return total;
}

export function textOf(value: unknown): string {
  if (typeof value !== 'string') throw new Error(`This is not a text: ${JSON.stringify(value)}`);
  return value;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
