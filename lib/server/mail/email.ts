export type Email = {
  subject: string;
  html: string;
  text: string;
  replyTo: string;
  /** The provider sends one message for the same key. */
  idempotencyKey: string;
  /** Of the visitor's browser; `null` where the request had none. */
  userAgent: string | null;
};

/** `status` and `text` are those of the e-mail client of specification §8. */
export type EmailResult =
  | { kind: 'sent' }
  | { kind: 'failed'; status: number; text: string; isWorthRetrying: boolean };
