import { NOTICE_COPY } from '@/content/mails';
import type { ContactMessage, QuoteRequest } from '@/content-client';
import type { Notice } from './notify-sales';

type Letter = Pick<Notice, 'notification' | 'subject'>;

/** What the sales team reads about a quote (specification §3, template params). */
export function toQuoteNotice({ name, email, phone, service, message }: QuoteRequest): Letter {
  return {
    subject: NOTICE_COPY.quoteSubject(service),
    notification: {
      title: NOTICE_COPY.quote,
      fromName: name,
      fromEmail: email,
      facts: [
        { label: NOTICE_COPY.name, value: name },
        { label: NOTICE_COPY.phone, value: phone ?? '' },
        { label: NOTICE_COPY.service, value: service },
      ],
      message,
    },
  };
}

/** What the sales team reads about a message of the contact form. */
export function toContactNotice(contact: ContactMessage): Letter {
  const { name, companyName, email, phone, message } = contact;
  return {
    subject: NOTICE_COPY.messageSubject(companyName),
    notification: {
      title: NOTICE_COPY.message,
      fromName: name,
      fromEmail: email,
      facts: [
        { label: NOTICE_COPY.name, value: name },
        { label: NOTICE_COPY.company, value: companyName },
        { label: NOTICE_COPY.phone, value: phone },
      ],
      message,
    },
  };
}
