import 'server-only';
import { domainToASCII } from 'node:url';
import { messages } from '@/content/messages';
import { clearUses, countUse } from '@/lib/server/limits/rate-limit';
import { env } from '@/lib/server/ops/env';
import { cut } from '@/lib/text/cut';
import type { Email, EmailResult } from './email';
import { writeEmail } from './write-email';

const TIMEOUT_MS = 4000;
const MAX_SUBJECT_LENGTH = 200;

/** What the mail service answers when it has sent a message with this key, in other words. */
const SENT_BEFORE = 'invalid_idempotent_request';
const PLAIN = /^[\x21-\x7e]+$/;
/** What it answers where an address is none for it. */
const MALFORMED = 422;

/**
 * Sends a message to the sales mailbox, or to a subscriber. Without a key it becomes a file in
 * development, and fails in production.
 */
export async function sendEmail({ subject, ...rest }: Email): Promise<EmailResult> {
  const email = { subject: oneLine(subject), ...rest };
  const refusal = refuse(email);
  if (refusal) return refusal;
  // What goes to a subscriber or to staff keeps no lead waiting.
  if (env().MAIL_THROTTLE_MS === 0 || email.to !== null) return deliver(email);
  if (!(await countUse('mail', 'sales')).isAllowed)
    return failed(429, messages.email.tooMany, true);
  const result = await deliver(email);
  // An attempt that has failed must not refuse the next one of the same message.
  if (result.kind === 'failed') await clearUses('mail', 'sales');
  return result;
}

async function deliver(email: Email): Promise<EmailResult> {
  const { RESEND_API_KEY, SALES_MAILBOX, MAIL_FROM } = env();
  if (!RESEND_API_KEY) {
    if (process.env.NODE_ENV === 'production') return failed(0, 'RESEND_API_KEY is not set', false);
    await writeEmail(email);
    return { kind: 'sent' };
  }
  if (!SALES_MAILBOX || !MAIL_FROM)
    return failed(0, 'SALES_MAILBOX or MAIL_FROM is not set', false);
  return send(email, { key: RESEND_API_KEY, from: MAIL_FROM, to: email.to ?? SALES_MAILBOX });
}

/** Why no e-mail can be sent, in one sentence for the log; `null` where one can. */
export function missingForEmail(): string | null {
  const { RESEND_API_KEY, SALES_MAILBOX, MAIL_FROM } = env();
  if (!RESEND_API_KEY && process.env.NODE_ENV !== 'production') return null;
  const missing = Object.entries({ RESEND_API_KEY, SALES_MAILBOX, MAIL_FROM })
    .filter(([, value]) => !value)
    .map(([name]) => name);
  if (missing.length === 0) return null;
  return `The sales team is not notified of quotes and messages: ${missing.join(', ')} not set. They are saved in the content service.`;
}

// A line break in a subject could start another header.
function oneLine(text: string): string {
  return cut(text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '), MAX_SUBJECT_LENGTH);
}

function refuse({ replyTo, userAgent }: Email): EmailResult | null {
  const { MAIL_BLOCK_LIST, MAIL_BLOCK_HEADLESS } = env();
  if (MAIL_BLOCK_HEADLESS && isHeadless(userAgent)) return blocked(451, messages.email.headless);
  const address = (replyTo ?? '').toLowerCase();
  // A domain is written with its @ as well.
  const isFrom = (sender: string) =>
    address === sender || address.endsWith(`@${sender.replace(/^@/, '')}`);
  if (MAIL_BLOCK_LIST.some(isFrom)) {
    return blocked(403, messages.email.forbidden);
  }
  return null;
}

function isHeadless(userAgent: string | null): boolean {
  return userAgent === null || userAgent === '' || /headless/i.test(userAgent);
}

type Account = { key: string; from: string; to: string };

async function send(email: Email, account: Account): Promise<EmailResult> {
  const error = await post(email, account);
  if (error?.statusCode !== MALFORMED) return toResult(error);
  if (email.replyTo !== null) {
    // The sales team must hear of it, whatever was typed as an address. A key is for one message.
    const idempotencyKey = `${email.idempotencyKey}-without-reply`;
    return toResult(await post({ ...email, replyTo: null, idempotencyKey }, account));
  }
  // A sender that is wrong is the operator's to mend: those messages still leave afterwards.
  const isRecipient = email.to !== null && !/\bfrom\b/.test(error.message);
  return isRecipient ? blocked(MALFORMED, 'Refused') : toResult(error);
}

type Refusal = { statusCode: number | null; name: string; message: string };

async function post(email: Email, { key, from, to }: Account): Promise<Refusal | null> {
  const { subject, html, text, replyTo, idempotencyKey } = email;
  const { Resend } = await import('resend');
  const { RESEND_BASE_URL } = env();
  const replyAddress = replyTo && toPlainAddress(replyTo);
  const resend = new Resend(key, RESEND_BASE_URL ? { baseUrl: RESEND_BASE_URL } : undefined);
  try {
    const { error } = await resend.emails.send(
      {
        ...{ from, to: toPlainAddress(to) ?? to, subject, html, text },
        ...(replyAddress && { replyTo: replyAddress }),
        headers: headersOf(email),
      },
      { idempotencyKey, signal: AbortSignal.timeout(TIMEOUT_MS) },
    );
    return error;
  } catch {
    return { statusCode: null, name: 'network', message: '' };
  }
}

function toResult(error: Refusal | null): EmailResult {
  if (!error || error.name === SENT_BEFORE) return { kind: 'sent' };
  return toFailure(error.statusCode);
}

/**
 * An address with its domain in the letters of ASCII. The provider refuses a message whose reply address it
 * cannot write into a header: `null` where letters in front of the @ are others too.
 */
function toPlainAddress(address: string): string | null {
  if (PLAIN.test(address)) return address;
  const [local = '', domain = '', ...rest] = address.split('@');
  const plain = domainToASCII(domain);
  return PLAIN.test(local) && plain !== '' && rest.length === 0 ? `${local}@${plain}` : null;
}

function headersOf({ to, idempotencyKey, unsubscribeUrl }: Email): Record<string, string> {
  return {
    // Else one conversation of all requests about a service: an answer would go to the visitor of the last one.
    'X-Entity-Ref-ID': idempotencyKey,
    // Nobody reads what a person's mail program answers by itself (RFC 3834). A help desk may set mail of this kind
    // aside, which must not happen to what a visitor asks.
    ...(to !== null && { 'Auto-Submitted': 'auto-generated' }),
    // A mail program shows a button of its own for them (RFC 8058).
    ...(unsubscribeUrl !== null && {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
}

function toFailure(status: number | null): EmailResult {
  const { networkError, forbidden, tooMany, headless } = messages.email;
  switch (status) {
    case null:
    case 0:
      return failed(0, networkError, true);
    case 403:
      return failed(403, forbidden, false);
    case 429:
      return failed(429, tooMany, true);
    case 451:
      return failed(451, headless, false);
    default:
      // 409: a message with this key is just being sent.
      return failed(status, 'Refused', status === 409 || status >= 500);
  }
}

function failed(status: number, text: string, isWorthRetrying: boolean): EmailResult {
  return { kind: 'failed', status, text, isWorthRetrying, isBlocked: false };
}

function blocked(status: number, text: string): EmailResult {
  return { kind: 'failed', status, text, isWorthRetrying: false, isBlocked: true };
}
