import * as z from 'zod';
import { ContentError, type ContentErrorKind, type FieldError } from './errors';

/** An HTTP response with its body read. */
export type HttpResponse = { status: number; retryAfter: string | null; body: string };

const rawFieldError = z.object({
  path: z.array(z.union([z.string(), z.number()])),
  message: z.string(),
});

const rawError = z.object({
  message: z.string(),
  details: z
    .object({
      errors: z.array(z.unknown()).nullish().catch(null),
      asksToConfirm: z.boolean().nullish().catch(null),
    })
    .nullish()
    .catch(null),
});
/** The message is in the error, as Strapi has it, or at the top (specification §7). */
const rawErrorBody = z.union([z.object({ error: rawError }), rawError]);

// 4xx that mean "later".
const TRANSIENT_STATUSES = [408, 425, 429];

/** The JSON of a successful response; anything else is thrown as a `ContentError`. */
export function readResponse(request: string, response: HttpResponse): unknown {
  const json = parseJson(readSuccess(request, response));
  if (json === undefined) throw notJson(request, response);
  return json;
}

/**
 * What a service says after a write, `null` where that is nothing or no JSON. A document is thrown: it
 * is that of a proxy or of another site, which has saved nothing.
 */
export function readConfirmation(request: string, response: HttpResponse): unknown {
  const body = readSuccess(request, response);
  if (body.trimStart().startsWith('<')) throw notJson(request, response);
  return parseJson(body) ?? null;
}

/** The body of a successful response. */
function readSuccess(request: string, response: HttpResponse): string {
  const { status } = response;
  if (status >= 400) throw toResponseError(request, response);
  // A redirect could lead the token to another host. Status 0 is a redirect that the runtime hid.
  if (status < 200 || status >= 300) {
    throw new ContentError(`${request} returned ${status}; redirects are not followed`, {
      kind: 'malformed',
      status,
    });
  }
  return response.body;
}

function notJson(request: string, { status }: HttpResponse): ContentError {
  return new ContentError(`${request} returned ${status} with a body that is not JSON`, {
    kind: 'malformed',
    status,
  });
}

function toResponseError(
  request: string,
  { status, retryAfter, body }: HttpResponse,
): ContentError {
  const { data } = rawErrorBody.safeParse(parseJson(body));
  const error = data && 'error' in data ? data.error : data;
  const reason = error ? `: ${error.message}` : '';
  return new ContentError(`${request} returned ${status}${reason}`, {
    kind: toKind(status),
    status,
    serviceMessage: error?.message ?? null,
    fieldErrors: (error?.details?.errors ?? []).flatMap(toFieldError),
    retryAfter: toSeconds(retryAfter),
    asksToConfirm: error?.details?.asksToConfirm ?? false,
  });
}

function toKind(status: number): ContentErrorKind {
  if (status === 401 || status === 403) return 'unauthorized';
  if (status >= 500 || TRANSIENT_STATUSES.includes(status)) return 'unavailable';
  return 'rejected';
}

function toFieldError(value: unknown): FieldError[] {
  const { data } = rawFieldError.safeParse(value);
  return data ? [{ path: data.path.join('.'), message: data.message }] : [];
}

// The header contains seconds or a date.
function toSeconds(retryAfter: string | null): number | null {
  if (retryAfter === null) return null;
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter);
  const date = Date.parse(retryAfter);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
