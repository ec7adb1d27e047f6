/**
 * - `unauthorized`: the service refused our token (401, 403).
 * - `rejected`: it refused this request; a retry gives the same response (other 4xx).
 * - `unavailable`: it could not respond now: network, time-out, 5xx, and the 4xx that mean
 *   "later" (408, 425, 429).
 * - `malformed`: something responded, but not in the format of the content service.
 */
export type ContentErrorKind = 'unauthorized' | 'rejected' | 'unavailable' | 'malformed';

export type FieldError = { path: string; message: string };

type ContentErrorDetails = {
  kind: ContentErrorKind;
  status?: number | null;
  serviceMessage?: string | null;
  fieldErrors?: FieldError[];
  retryAfter?: number | null;
  asksToConfirm?: boolean;
};

/**
 * The one error of the content client. `message` is for a log and names the request;
 * `serviceMessage` is the message of the service itself and may be shown.
 */
export class ContentError extends Error {
  /** By its name: a process may have this module more than once, and each knows the errors of the others. */
  static override [Symbol.hasInstance](value: unknown): value is ContentError {
    return value instanceof Error && value.name === 'ContentError';
  }

  override readonly name = 'ContentError';
  readonly kind: ContentErrorKind;
  /** `null`: there was no response. */
  readonly status: number | null;
  readonly serviceMessage: string | null;
  /** One per broken rule, with the name of the field that broke it. */
  readonly fieldErrors: FieldError[];
  /** Seconds to wait, by the `Retry-After` of the service. */
  readonly retryAfter: number | null;
  /** Of a subscription: subscribers are asked by mail to confirm. */
  readonly asksToConfirm: boolean;

  constructor(message: string, details: ContentErrorDetails) {
    super(message);
    this.kind = details.kind;
    this.status = details.status ?? null;
    this.serviceMessage = details.serviceMessage ?? null;
    this.fieldErrors = details.fieldErrors ?? [];
    this.retryAfter = details.retryAfter ?? null;
    this.asksToConfirm = details.asksToConfirm ?? false;
  }
}
