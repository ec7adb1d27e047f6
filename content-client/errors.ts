/**
 * - `unauthorized`: the service refused our token (401, 403).
 * - `rejected`: it refused this request; asking again gives the same answer (other 4xx).
 * - `unavailable`: it could not answer now: network, time-out, 5xx, and the 4xx that mean
 *   "later" (408, 425, 429).
 * - `malformed`: something answered, but not with an answer of the content service.
 */
export type ContentErrorKind = 'unauthorized' | 'rejected' | 'unavailable' | 'malformed';

export type FieldError = { path: string; message: string };

type ContentErrorDetails = {
  kind: ContentErrorKind;
  status?: number | null;
  serviceMessage?: string | null;
  fieldErrors?: FieldError[];
  retryAfter?: number | null;
};

/**
 * The one error of the content client. `message` is for a log and names the request;
 * `serviceMessage` is what the service itself said and may be shown.
 */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly kind: ContentErrorKind;
  /** `null`: no answer came. */
  readonly status: number | null;
  readonly serviceMessage: string | null;
  /** One per broken rule, with the name of the field that broke it. */
  readonly fieldErrors: FieldError[];
  /** Seconds the service asked us to wait. */
  readonly retryAfter: number | null;

  constructor(message: string, details: ContentErrorDetails) {
    super(message);
    this.kind = details.kind;
    this.status = details.status ?? null;
    this.serviceMessage = details.serviceMessage ?? null;
    this.fieldErrors = details.fieldErrors ?? [];
    this.retryAfter = details.retryAfter ?? null;
  }
}
