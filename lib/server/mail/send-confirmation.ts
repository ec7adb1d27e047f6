import 'server-only';
import { createElement } from 'react';
import { messages } from '@/content/messages';
import { ContentError } from '@/content-client';
import { brandOf } from '@/lib/server/cms/brand-of';
import { backgroundClient } from '@/lib/server/cms/content';
import { type EmailResult, OUTBOX_AGENT } from './email';
import { renderEmail } from './render-email';
import { sendEmail } from './send-email';

type Subscriber = {
  documentId: string;
  email: string;
  confirmUrl: string;
  unsubscribeUrl: string;
};

/**
 * Asks a subscriber whether it was they who subscribed. Where the brand has changed since a first attempt that
 * left, this one is refused as sent before.
 */
export async function sendConfirmation(subscriber: Subscriber): Promise<EmailResult> {
  const { documentId, email, confirmUrl, unsubscribeUrl } = subscriber;
  const [{ default: Confirmation }, brand] = await Promise.all([
    import('@/emails/confirmation'),
    readBrand(),
  ]);
  const { host } = new URL(confirmUrl);
  const sender = brand === null ? host : `${brand} (${host})`;
  return sendEmail({
    to: email,
    subject: messages.newsletter.confirmSubject(brand ?? host),
    ...(await renderEmail(createElement(Confirmation, { sender, confirmUrl, unsubscribeUrl }))),
    replyTo: null,
    idempotencyKey: `confirmation-${documentId}`,
    userAgent: OUTBOX_AGENT,
    unsubscribeUrl,
  });
}

/** `null` while the content service cannot be reached. */
async function readBrand(): Promise<string | null> {
  const { companyProfile, settings } = backgroundClient();
  try {
    return brandOf(...(await Promise.all([companyProfile.find(), settings.list()])));
  } catch (error) {
    if (error instanceof ContentError) return null;
    throw error;
  }
}
