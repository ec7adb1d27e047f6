/** The labels and buttons of the forms; the results are in `messages.ts`. */
export const FIELD_LABELS = {
  name: 'Your Name',
  company: 'Company Name',
  email: 'Email',
  phone: 'Phone Number',
  service: 'Select Service',
  message: 'Message',
} as const;

export const FORM_COPY = {
  /** Above the fields of a form that has several. */
  allRequired: 'All fields are required.',
  /** Of `messages`; here it is with a form that no page should load all of them for. */
  failed: 'Something went wrong. Please try again.',
} as const;

/** Of `messages`, too: where nothing more could be loaded. */
export const OFFLINE = 'You are offline. What you typed is kept: send it later.';

/** Of `messages`, too: a form without its script shows what the server has said. */
export const TOO_MANY_REQUESTS = 'Too many requests at once. Wait a minute and try again.';

export const SELECT_COPY = { loading: 'Loading…' } as const;

export const HONEYPOT_LABEL = 'Leave this empty';

export const QUOTE_FORM_COPY = {
  chooseService: 'Choose a service',
  /** The only choice when no service can be named. */
  anyService: 'General enquiry',
  moreServices: 'More services',
  notSure: 'Not sure yet',
  submit: 'Send Message',
  sending: 'Sending...',
} as const;

export const CONTACT_FORM_COPY = {
  label: 'Send us a message',
  submit: 'Send Message',
  sending: 'Sending Message...',
} as const;

export const NEWSLETTER_FORM_COPY = {
  stripLabel: 'Newsletter',
  bandLabel: 'Keep up to date',
  email: 'Your email',
  placeholder: 'you@company.com',
  submit: 'Subscribe',
  stripSending: 'Subscribing...',
  bandSending: 'SENDING...',
} as const;
