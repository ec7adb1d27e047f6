/** What somebody reads whose address was written into the newsletter form. */
export const CONFIRMATION_COPY = {
  preview: 'Please confirm your subscription.',
  title: 'One more step',
  text: (sender: string) =>
    `Somebody, probably you, entered this address in the newsletter form of ${sender}. Please confirm that you want the newsletter. The link works for 7 days.`,
  confirm: 'Confirm my subscription',
  notYou: 'Not you? Do nothing, or',
  remove: 'remove the address',
} as const;

/** What the sales team reads when a visitor has sent a form (specification §3 and §7). */
export const NOTICE_COPY = {
  quote: 'New quote request',
  quoteSubject: (service: string) => `New quote request: ${service}`,
  message: 'New contact message',
  messageSubject: (company: string) => `New message from ${company}`,
  name: 'Name',
  company: 'Company',
  phone: 'Phone',
  service: 'Service',
  email: 'Email',
  reply: (name: string) => `Reply to ${name}`,
  end: 'Sent from a form of the website. The record is stored in the content service.',
} as const;
