/** The labels and buttons of the forms; the results are in `messages.ts`. */
export const FORM_COPY = {
  fields: {
    name: 'Your Name',
    company: 'Company Name',
    email: 'Email',
    phone: 'Phone Number',
    service: 'Select Service',
    message: 'Message',
  },
  select: { placeholder: 'Choose a service', none: 'None', loading: 'Loading…' },
  honeypot: 'Leave this empty',
  /** The only choice when no service can be named. */
  anyService: 'General enquiry',
  quote: {
    title: 'Request A Quote',
    label: 'Request a quote',
    sectionLabel: 'Request a free quote',
    submit: 'Send Message',
    sending: 'Sending...',
    close: 'Close',
  },
  contact: { label: 'Send us a message', submit: 'Send Message', sending: 'Sending Message...' },
  newsletter: {
    stripLabel: 'Newsletter',
    bandLabel: 'Keep up to date',
    email: 'Your email',
    placeholder: 'you@company.com',
    submit: 'Subscribe',
    stripSending: 'Subscribing...',
    bandSending: 'SENDING...',
  },
  captcha: {
    unavailable: 'The CAPTCHA could not be loaded.',
    alternative: 'Send your request without it',
  },
} as const;
