import 'server-only';
import { createElement } from 'react';
import { REVIEW_COPY } from '@/content/review';
import { type EmailResult, OUTBOX_AGENT } from './email';
import { renderEmail } from './render-email';
import { sendEmail } from './send-email';

export type ReviewNotice = {
  /** Of what was said and to whom: said again, it is the same message. */
  documentId: string;
  email: string;
  status: 'ready' | 'returned';
  author: string;
  type: string;
  title: string;
  comment: string;
  entryUrl: string;
};

/** Tells a member of staff that an entry is ready for their review, or was returned to them. */
export async function sendReview(notice: ReviewNotice): Promise<EmailResult> {
  const { documentId, email, status, author, type, title, comment, entryUrl } = notice;
  const isReady = status === 'ready';
  const text = (isReady ? REVIEW_COPY.readyText : REVIEW_COPY.returnedText)(author, type, title);
  const { default: Review } = await import('@/emails/review');
  const template = createElement(Review, { text, comment, open: REVIEW_COPY.open, entryUrl });
  return sendEmail({
    to: email,
    subject: (isReady ? REVIEW_COPY.ready : REVIEW_COPY.returned)(title),
    ...(await renderEmail(template)),
    replyTo: null,
    idempotencyKey: `review-${documentId}`,
    userAgent: OUTBOX_AGENT,
    unsubscribeUrl: null,
  });
}
