import * as z from 'zod';
import { ContentError, type ContentErrorKind, type FieldError } from './errors';

/** An HTTP response, read to its end. */
export type Answer = { status: number; retryAfter: string | null; body: string };

const rawFieldError = z.object({
  path: z.array(z.union([z.string(), z.number()])),
  message: z.string(),
});

const rawErrorBody = z.object({
  error: z.object({
    message: z.string(),
    details: z
      .object({ errors: z.array(z.unknown()) })
      .nullish()
      .catch(null),
  }),
});

// "Later", said with a 4xx.
const TRANSIENT_STATUSES = [408, 425, 429];

/** The JSON of a successful answer; anything else is thrown as a `ContentError`. */
export function readAnswer(request: string, answer: Answer): unknown {
  const { status } = answer;
  if (status >= 400) throw toRefusal(request, answer);
  // A redirect could lead the token to another host. Status 0 is a redirect that the runtime hid.
  if (status < 200 || status >= 300) {
    throw new ContentError(`${request} answered ${status}; redirects are not followed`, {
      kind: 'malformed',
      status,
    });
  }
  const json = parseJson(answer.body);
  if (json === undefined) {
    throw new ContentError(`${request} answered ${status} with something that is not JSON`, {
      kind: 'malformed',
      status,
    });
  }
  return json;
}

function toRefusal(request: string, { status, retryAfter, body }: Answer): ContentError {
  const { data } = rawErrorBody.safeParse(parseJson(body));
  const said = data ? `: ${data.error.message}` : '';
  return new ContentError(`${request} answered ${status}${said}`, {
    kind: toKind(status),
    status,
    serviceMessage: data?.error.message ?? null,
    fieldErrors: (data?.error.details?.errors ?? []).flatMap(toFieldError),
    retryAfter: toSeconds(retryAfter),
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

// The header holds seconds or a date.
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
