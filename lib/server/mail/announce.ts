import 'server-only';
import { z } from 'zod';
import type { EmailResult } from './email';
import { OUTBOX_AGENT } from './email';
import { toContactNotice, toQuoteNotice } from './lead-notices';
import { type Notice, notifySalesOnce } from './notify-sales';
import { sendConfirmation } from './send-confirmation';
import { missingForEmail } from './send-email';
import { sendReview } from './send-review';

const record = z.object({ documentId: z.string().min(1).max(64) });
const text = z.string().max(10_000);
const quote = z.object({ name: text, email: text, phone: text, service: text, message: text });
const contact = z.object({
  name: text,
  email: text,
  phone: text,
  company_name: text,
  message: text,
});
// Whom it can reach, the mail service knows: the content service takes more than a schema here would.
const recipient = text;
const confirmation = z.object({
  email: recipient,
  confirmUrl: z.url(),
  unsubscribeUrl: z.url(),
});

const review = z.object({
  email: recipient,
  status: z.enum(['ready', 'returned']),
  author: text,
  type: text,
  title: text,
  comment: text,
  entryUrl: z.url({ protocol: /^https?$/ }),
});

/** What the content service wants somebody to be told. */
export const announcementSchema = z.discriminatedUnion('kind', [
  record.extend({ kind: z.literal('quote'), fields: quote }),
  record.extend({ kind: z.literal('contact'), fields: contact }),
  record.extend({ kind: z.literal('confirmation'), fields: confirmation }),
  record.extend({ kind: z.literal('review'), fields: review }),
]);

type Announcement = z.infer<typeof announcementSchema>;

/** `blocked`: a rule of the operator, or the mail service, refuses the address: trying again is of no use. */
export type AnnouncementOutcome = 'sent' | 'blocked' | 'failed';

/**
 * Sends the mail about a record that nobody was told about yet, once: the content service tries
 * again. The mail is the one of the first attempt, word for word and with its idempotency key, so
 * the mail service makes one message of both.
 */
export async function announce(announcement: Announcement): Promise<AnnouncementOutcome> {
  // The health and the metrics say so; a line for each attempt at each of all that waits would fill the disk.
  if (missingForEmail() !== null) return 'failed';
  const result = await send(announcement);
  if (result.kind === 'sent') return 'sent';
  return result.isBlocked ? 'blocked' : 'failed';
}

function send(announcement: Announcement): Promise<EmailResult> {
  const { kind, documentId, fields } = announcement;
  if (kind === 'confirmation') return sendConfirmation({ documentId, ...fields });
  if (kind === 'review') return sendReview({ documentId, ...fields });
  return notifySalesOnce(toNotice(announcement));
}

function toNotice(
  announcement: Exclude<Announcement, { kind: 'confirmation' | 'review' }>,
): Notice {
  const { documentId } = announcement;
  if (announcement.kind === 'quote') {
    return { ...toQuoteNotice(announcement.fields), documentId, userAgent: OUTBOX_AGENT };
  }
  const { company_name: companyName, ...message } = announcement.fields;
  return { ...toContactNotice({ companyName, ...message }), documentId, userAgent: OUTBOX_AGENT };
}
