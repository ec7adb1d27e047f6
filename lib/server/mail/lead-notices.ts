import type { ContactMessage, QuoteRequest } from '@/content-client';
import type { Notice } from './notify-sales';

type Letter = Pick<Notice, 'notification' | 'subject'>;

/** What the sales team reads about a quote (specification §3, template params). */
export function toQuoteNotice({ name, email, phone, service, message }: QuoteRequest): Letter {
  return {
    subject: `New quote request: ${service}`,
    notification: {
      title: 'New quote request',
      fromName: name,
      fromEmail: email,
      facts: [
        { label: 'Name', value: name },
        { label: 'Phone', value: phone ?? '' },
        { label: 'Service', value: service },
      ],
      message,
    },
  };
}

/** What the sales team reads about a message of the contact form. */
export function toContactNotice(contact: ContactMessage): Letter {
  const { name, companyName, email, phone, message } = contact;
  return {
    subject: `New message from ${companyName}`,
    notification: {
      title: 'New contact message',
      fromName: name,
      fromEmail: email,
      facts: [
        { label: 'Name', value: name },
        { label: 'Company', value: companyName },
        { label: 'Phone', value: phone },
      ],
      message,
    },
  };
}
