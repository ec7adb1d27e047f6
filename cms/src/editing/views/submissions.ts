import type { View, Views } from './view';

const NEWEST_FIRST = { by: 'createdAt', order: 'DESC' } as const;
const SENT = 'Sent by a visitor.';
const createdAt = { label: 'Sent' };
const ofStaff = {
  stage: { label: 'Status', help: 'Where you are with it.' },
  // In exports; *Leads* is where they are written.
  owner: { label: 'Who takes care of it' },
  notes: { label: 'Notes' },
} satisfies View['fields'];

const quote: View = {
  mainField: 'name',
  sort: NEWEST_FIRST,
  pageSize: 50,
  list: ['name', 'service', 'phone', 'email', 'stage', 'createdAt'],
  rows: [['name', 'service'], ['email', 'phone'], ['message'], ['stage']],
  fields: {
    name: { label: 'Name', help: SENT, isReadOnly: true },
    service: { label: 'Service', help: 'What they chose.', isReadOnly: true },
    email: { label: 'E-mail', isReadOnly: true },
    phone: { label: 'Phone', isReadOnly: true },
    message: { label: 'Message', size: 12, isReadOnly: true },
    ...ofStaff,
    createdAt,
  },
};

/** What visitors sent; staff add a status here, and the rest in *Leads*. */
export const submissionViews: Views = {
  'api::quote-request.quote-request': quote,
  'api::free-quote.free-quote': quote,
  'api::contact.contact': {
    mainField: 'name',
    sort: NEWEST_FIRST,
    pageSize: 50,
    list: ['name', 'company_name', 'phone', 'email', 'stage', 'createdAt'],
    rows: [['name', 'company_name'], ['email', 'phone'], ['message'], ['stage']],
    fields: {
      name: { label: 'Name', help: SENT, isReadOnly: true },
      company_name: { label: 'Company', isReadOnly: true },
      email: { label: 'E-mail', isReadOnly: true },
      phone: { label: 'Phone', isReadOnly: true },
      message: { label: 'Message', size: 12, isReadOnly: true },
      ...ofStaff,
      createdAt,
    },
  },
  'api::newsletter.newsletter': {
    mainField: 'email',
    sort: NEWEST_FIRST,
    pageSize: 100,
    list: ['email', 'createdAt'],
    rows: [['email']],
    fields: { email: { label: 'E-mail', help: SENT, size: 12 }, createdAt },
  },
};
