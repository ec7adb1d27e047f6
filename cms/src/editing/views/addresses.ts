import type { Views } from './view';

/** Redirects, and addresses that were not found. */
export const addressViews: Views = {
  'api::redirect.redirect': {
    mainField: 'from',
    pageSize: 50,
    list: ['from', 'to', 'type', 'made_by'],
    rows: [['from', 'to'], ['type', 'made_by'], ['note']],
    fields: {
      from: {
        label: 'Old address',
        help: 'The part after the host: /old-page. /old/* is everything below /old. It works only where there is no page any more.',
        placeholder: '/old-page',
      },
      to: {
        label: 'New address',
        help: 'On this site (/services) or a full one (https://…). A star at the end stands for the rest of the old address.',
        placeholder: '/services',
      },
      type: {
        label: 'For how long',
        help: '“permanent” tells search engines to drop the old address; “temporary” is for a campaign.',
      },
      made_by: {
        label: 'Created by',
        help: '“rename”: created automatically when the address of an article, service page, case study or vacancy changed.',
        isReadOnly: true,
      },
      note: { label: 'Note', help: 'Why it is here. Visitors never see it.', size: 12 },
    },
  },
  'api::missed-address.missed-address': {
    mainField: 'path',
    sort: { by: 'hits', order: 'DESC' },
    pageSize: 50,
    list: ['path', 'hits', 'referrer', 'redirect_to', 'last_seen'],
    rows: [['path', 'hits'], ['redirect_to'], ['referrer'], ['first_seen', 'last_seen']],
    fields: {
      path: {
        label: 'Address',
        help: 'What visitors requested and did not find.',
        size: 8,
        isReadOnly: true,
      },
      hits: { label: 'How often', size: 4, isReadOnly: true },
      redirect_to: {
        label: 'Send visitors to',
        help: 'Fill it in and save: this creates a redirect, and the address works from then on.',
        placeholder: '/services',
        size: 12,
      },
      referrer: {
        label: 'Linked from',
        help: 'The page that a visitor last came from: correct the link there, if it is yours.',
        size: 12,
        isReadOnly: true,
      },
      first_seen: { label: 'First', isReadOnly: true },
      last_seen: { label: 'Last', isReadOnly: true },
    },
  },
};
