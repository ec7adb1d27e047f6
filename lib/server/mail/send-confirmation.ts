import 'server-only';
import { createElement } from 'react';
import { messages } from '@/content/messages';
import { type EmailResult, OUTBOX_AGENT } from './email';
import { renderEmail } from './render-email';
import { sendEmail } from './send-email';

type Subscriber = {
  documentId: string;
  email: string;
  confirmUrl: string;
  unsubscribeUrl: string;
};

/** Asks a subscriber whether it was they who subscribed. */
export async function sendConfirmation(subscriber: Subscriber): Promise<EmailResult> {
  const { documentId, email, confirmUrl, unsubscribeUrl } = subscriber;
  const { default: Confirmation } = await import('@/emails/confirmation');
  return sendEmail({
    to: email,
    subject: messages.newsletter.confirmSubject,
    ...(await renderEmail(createElement(Confirmation, { confirmUrl, unsubscribeUrl }))),
    replyTo: null,
    idempotencyKey: `confirmation-${documentId}`,
    userAgent: OUTBOX_AGENT,
    unsubscribeUrl,
  });
}
