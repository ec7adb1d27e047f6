/** A stand-in for Resend: stores what it is sent, and fails when a test says so. */
import { createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { listen } from './listen';

export type Mail = {
  from: string;
  to: string[];
  replyTo: string[];
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  idempotencyKey: string;
};

/**
 * What the mailbox does instead of accepting a message: an error status, a cut connection, or silence;
 * or it accepts one, and its answer is lost or late.
 */
export type MailFault =
  | { status: number }
  | { cut: true }
  | { hang: true }
  | { lose: true }
  | { delayMs: number };

export type FakeMail = {
  url: string;
  mails: Mail[];
  /** The messages about what one visitor sent. */
  about(email: string): Mail[];
  /** Requests so far, refused or not. */
  attempts: () => number;
  fail(fault: MailFault | null, times?: number): void;
  reset(): void;
  stop(): Promise<void>;
};

const oneOrMore = z.union([z.string().transform((one) => [one]), z.array(z.string())]);
const bodySchema = z.object({
  from: z.string(),
  to: oneOrMore,
  reply_to: oneOrMore.default([]),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  headers: z.record(z.string(), z.string()).default({}),
});

const ADDRESS_FIELDS = ['from', 'to', 'reply_to'] as const;

/** The real one refuses what it cannot deliver to, such as two dots or an underscore in the host. */
function isAddress(mailbox: string): boolean {
  return z.email().safeParse(/<(.*)>$/.exec(mailbox)?.[1] ?? mailbox).success;
}

export async function startFakeMail(port = 0): Promise<FakeMail> {
  const mails: Mail[] = [];
  let fault: MailFault | null = null;
  let faultsLeft = Number.POSITIVE_INFINITY;
  let attempts = 0;

  const server = createServer(async (request, response) => {
    attempts += 1;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const current = faultsLeft > 0 ? fault : null;
    if (current) faultsLeft -= 1;
    if (current && 'cut' in current) return void request.socket.destroy();
    if (current && 'hang' in current) return;
    const answer = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    if (current && 'delayMs' in current) await delay(current.delayMs);
    if (current && 'status' in current) {
      const { status } = current;
      return answer(status, { statusCode: status, name: 'application_error', message: 'Refused' });
    }
    const body = bodySchema.parse(JSON.parse(Buffer.concat(chunks).toString()));
    const malformed = ADDRESS_FIELDS.find((name) => !oneOrMore.parse(body[name]).every(isAddress));
    if (malformed) {
      const message = `Invalid \`${malformed}\` field.`;
      return answer(422, { statusCode: 422, name: 'validation_error', message });
    }
    const idempotencyKey = String(request.headers['idempotency-key'] ?? '');
    // The real one makes one message of two requests with the same key, and refuses another message with it.
    const { reply_to: replyTo, ...rest } = body;
    const mail = { ...rest, replyTo, idempotencyKey };
    const before = mails.find((other) => other.idempotencyKey === idempotencyKey);
    if (!before) mails.push(mail);
    else if (!isDeepStrictEqual(before, mail)) {
      const name = 'invalid_idempotent_request';
      return answer(409, { statusCode: 409, name, message: 'Another message has this key' });
    }
    if (current && 'lose' in current) return void request.socket.destroy();
    answer(200, { id: idempotencyKey });
  });
  const bound = await listen(server, port);

  return {
    url: `http://127.0.0.1:${bound}`,
    mails,
    about: (email) => mails.filter(({ replyTo }) => replyTo.includes(email)),
    attempts: () => attempts,
    fail(next, times = Number.POSITIVE_INFINITY) {
      fault = next;
      faultsLeft = times;
    },
    reset() {
      fault = null;
      attempts = 0;
      mails.length = 0;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
