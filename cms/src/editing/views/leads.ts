import type { Views } from './view';

/** What happens to what visitors send. */
export const leadViews: Views = {
  'api::lead-setting.lead-setting': {
    mainField: 'timeZone',
    rows: [
      ['deleteAfterMonths', 'timeZone'],
      ['asksSubscribers'],
      ['webhookUrl'],
      ['webhookSecret'],
    ],
    fields: {
      deleteAfterMonths: {
        label: 'Delete after (months)',
        help: 'Leads are deleted automatically, with their notes, when they are this old. Empty: never. Newsletter subscribers stay until they leave.',
        size: 6,
      },
      timeZone: {
        label: 'Time zone',
        help: 'Of the times in exported files, and of “Last month” and the like in the list, such as Africa/Nairobi. Empty: that of your computer.',
        size: 6,
      },
      asksSubscribers: {
        label: 'Ask new subscribers to confirm',
        help: 'They get a mail with a link, and count as subscribers once they have opened it and pressed the button.',
        size: 6,
      },
      webhookUrl: {
        label: 'Send each lead to',
        help: 'The address that your CRM or chat has given you (https). Empty: leads are sent by mail only.',
        size: 12,
      },
      webhookSecret: {
        label: 'Secret of that address',
        help: 'Your CRM checks with it that a lead comes from here (Standard Webhooks). Leave it empty, and it is made for you; one of your own is “whsec_” and at least 32 letters and digits.',
        size: 12,
      },
    },
  },
};
