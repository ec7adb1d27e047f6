export type Email = {
  /** `null`: the sales mailbox. */
  to: string | null;
  subject: string;
  html: string;
  text: string;
  /** `null`: nobody; an answer goes to the sender. */
  replyTo: string | null;
  /** The provider sends one message for the same key. */
  idempotencyKey: string;
  /** Of the visitor's browser; `null` where the request had none. A mail of the outbox names that. */
  userAgent: string | null;
  /** Where its reader can unsubscribe (RFC 8058); `null`: it is no newsletter. */
  unsubscribeUrl: string | null;
};

/** `status` and `text` are those of the e-mail client of specification §8. */
export type EmailResult =
  | { kind: 'sent' }
  | {
      kind: 'failed';
      status: number;
      text: string;
      isWorthRetrying: boolean;
      /** The address is refused for good: by the operator's own rules, or by the mail service. */
      isBlocked: boolean;
    };

/** In place of a browser: what the outbox announces was sent before, by whichever browser it was. */
export const OUTBOX_AGENT = 'outbox of the content service';
