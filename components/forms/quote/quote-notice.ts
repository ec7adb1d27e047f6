import type { QuoteRequest } from '@/content-client';

/** What the sales team reads about a quote (specification §3, template params). */
export function toQuoteNotice({ name, email, phone, service, message }: QuoteRequest) {
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
