import type { View, Views } from './view';

const NEWEST_FIRST = { by: 'createdAt', order: 'DESC' } as const;
const SENT = 'Sent by a visitor.';
const createdAt = { label: 'Sent' };

const quote: View = {
  mainField: 'name',
  sort: NEWEST_FIRST,
  pageSize: 50,
  list: ['name', 'service', 'email', 'createdAt'],
  rows: [['name', 'service'], ['email', 'phone'], ['message']],
  fields: {
    name: { label: 'Name', help: SENT },
    service: { label: 'Service', help: 'What they chose.' },
    email: { label: 'E-mail' },
    phone: { label: 'Phone' },
    message: { label: 'Message', size: 12 },
    createdAt,
  },
};

/** What visitors sent; editors read it. */
export const submissionViews: Views = {
  'api::quote-request.quote-request': quote,
  'api::free-quote.free-quote': quote,
  'api::contact.contact': {
    mainField: 'name',
    sort: NEWEST_FIRST,
    pageSize: 50,
    list: ['name', 'company_name', 'email', 'createdAt'],
    rows: [['name', 'company_name'], ['email', 'phone'], ['message']],
    fields: {
      name: { label: 'Name', help: SENT },
      company_name: { label: 'Company' },
      email: { label: 'E-mail' },
      phone: { label: 'Phone' },
      message: { label: 'Message', size: 12 },
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
