/** What somebody reads whose address was written into the newsletter form. */
export const CONFIRMATION_COPY = {
  preview: 'One click, and you are subscribed.',
  text: (sender: string) =>
    `Somebody, probably you, wrote this address into the newsletter form of ${sender}. Please confirm that you want to get it. The link is valid for some days.`,
  confirm: 'Confirm my subscription',
  notYou: 'It was not you? Then do nothing, or',
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
