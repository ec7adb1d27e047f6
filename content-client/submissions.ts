import * as z from 'zod';
import { parseEnvelope } from './list';
import type { Context } from './reading';

/** What visitors sent and nobody was told about yet. */
export type OutboxStatus = {
  waiting: number;
  /** Seconds since the oldest of it was sent; `null`: nothing is waiting. */
  oldestSeconds: number | null;
};

export type NoticeOutcome = {
  /** Of the record. */
  documentId: string;
  /** `blocked`: no mail about it will ever be sent. */
  outcome: 'sent' | 'blocked';
};

export type SubscriberPurpose = 'confirm' | 'unsubscribe';

const rawOutbox = z.object({
  data: z.object({ waiting: z.number(), oldestSeconds: z.number().nullable() }),
});

const OUTBOX_PATH = '/api/submissions/outbox';

/** Additions to specification §7: each is left out where the service does not offer it. */
export function createSubmissions(context: Context) {
  return {
    /** Tells the service that a record needs no further mail. Throws `ContentError`. */
    async notified({ documentId, outcome }: NoticeOutcome): Promise<void> {
      const data = { documentId, outcome };
      await context.additions.use(
        'outbox',
        () => context.http.post('/api/submissions/notified', { data }),
        () => null,
      );
    },

    /** What is still to be announced; `null`: the service has no outbox. Throws `ContentError`. */
    outbox: (): Promise<OutboxStatus | null> =>
      context.additions.use<OutboxStatus | null>(
        'outbox',
        async () => {
          const body = await context.http.get(OUTBOX_PATH, { tags: [] });
          return parseEnvelope(rawOutbox, OUTBOX_PATH, body).data;
        },
        () => null,
      ),

    /**
     * Confirms or ends a subscription, by the token of a link in a mail. Throws `ContentError`;
     * `rejected`: the link is not valid, or too old.
     */
    async changeSubscription(token: string, purpose: SubscriberPurpose): Promise<void> {
      await context.http.post('/api/submissions/subscriber', { data: { token, purpose } });
    },
  };
}
