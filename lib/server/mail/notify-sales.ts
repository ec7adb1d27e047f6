import 'server-only';
import { createElement } from 'react';
import type { NotificationProps } from '@/emails/notification';
import { errorName } from '@/lib/errors';
import { logWarning } from '@/lib/server/ops/log';
import type { Email, EmailResult } from './email';
import { renderEmail } from './render-email';
import { sendEmail } from './send-email';

export type Notice = {
  notification: NotificationProps;
  subject: string;
  /** Of the saved record, or what stands for it; one record makes one message. */
  documentId: string;
  userAgent: string | null;
};

/** The visitor waits for two attempts; further ones follow after the response. */
const AWAITED_DELAYS_MS = [300];
const LATER_DELAYS_MS = [2000, 8000, 30_000];

/** Notifies the sales team of a record, in at most two attempts. */
export function notifySales(notice: Notice): Promise<EmailResult> {
  return notify(notice, AWAITED_DELAYS_MS);
}

/** The same after the response: attempts for most of a minute. */
export function notifySalesLater(notice: Notice): Promise<EmailResult> {
  return notify(notice, LATER_DELAYS_MS);
}

/** The same in one attempt, for the outbox of the content service, which has delays of its own. */
export function notifySalesOnce(notice: Notice): Promise<EmailResult> {
  return notify(notice, []);
}

async function notify(notice: Notice, delays: readonly number[]): Promise<EmailResult> {
  let email: Email;
  try {
    email = await toEmail(notice);
  } catch (error) {
    const reason = errorName(error);
    logWarning('notification-not-rendered', { record: notice.documentId, reason });
    return failed('not rendered', false);
  }
  let result = await attempt(email);
  for (const delay of delays) {
    if (result.kind === 'sent' || !result.isWorthRetrying) break;
    await new Promise((resolve) => setTimeout(resolve, delay));
    result = await attempt(email);
  }
  if (result.kind === 'failed') {
    const { status, text } = result;
    logWarning('notification-failed', { record: notice.documentId, status, text });
  }
  return result;
}

async function attempt(email: Email): Promise<EmailResult> {
  try {
    return await sendEmail(email);
  } catch {
    return failed('not sent', true);
  }
}

async function toEmail({ notification, subject, documentId, userAgent }: Notice): Promise<Email> {
  const { default: Notification } = await import('@/emails/notification');
  return {
    to: null,
    subject,
    ...(await renderEmail(createElement(Notification, notification))),
    replyTo: notification.fromEmail,
    idempotencyKey: `record-${documentId}`,
    userAgent,
    unsubscribeUrl: null,
  };
}

function failed(text: string, isWorthRetrying: boolean): EmailResult {
  return { kind: 'failed', status: 0, text, isWorthRetrying, isBlocked: false };
}
