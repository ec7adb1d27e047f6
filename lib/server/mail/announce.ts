import 'server-only';
import { z } from 'zod';
import { toContactNotice, toQuoteNotice } from './lead-notices';
import { type Notice, notifySalesOnce } from './notify-sales';
import { sendConfirmation } from './send-confirmation';

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
const confirmation = z.object({
  email: z.email(),
  confirmUrl: z.url(),
  unsubscribeUrl: z.url(),
});

/** What the content service wants somebody to be told. */
export const announcementSchema = z.discriminatedUnion('kind', [
  record.extend({ kind: z.literal('quote'), fields: quote }),
  record.extend({ kind: z.literal('contact'), fields: contact }),
  record.extend({ kind: z.literal('confirmation'), fields: confirmation }),
]);

type Announcement = z.infer<typeof announcementSchema>;

/** `blocked`: the operator's own rules refuse this sender, so trying again is of no use. */
export type AnnouncementOutcome = 'sent' | 'blocked' | 'failed';

/**
 * Sends the mail about a record that nobody was told about yet, once: the content service tries
 * again. The mail is the one of the first attempt, word for word and with its idempotency key, so
 * the mail service makes one message of both.
 */
export async function announce(announcement: Announcement): Promise<AnnouncementOutcome> {
  const { kind, documentId, fields } = announcement;
  const result =
    kind === 'confirmation'
      ? await sendConfirmation({ documentId, ...fields })
      : await notifySalesOnce(toNotice(announcement));
  if (result.kind === 'sent') return 'sent';
  return result.isBlocked ? 'blocked' : 'failed';
}

function toNotice(announcement: Exclude<Announcement, { kind: 'confirmation' }>): Notice {
  const { documentId } = announcement;
  if (announcement.kind === 'quote') {
    return { ...toQuoteNotice(announcement.fields), documentId, userAgent: null };
  }
  const { company_name: companyName, ...message } = announcement.fields;
  return { ...toContactNotice({ companyName, ...message }), documentId, userAgent: null };
}
