import type { Rule } from '../editing/writes';
import { VISITOR_FIELDS } from '../leads/lead-types';
import { refuse } from '../refuse';
import { FORM_UIDS } from './form-types';

/** What staff add to a record in its form. */
export const STAFF_FIELDS = ['stage'];
/** What the page *Leads* writes, with who did it; the notes of a record are those of an older version. */
const LEADS_FIELDS = ['owner', 'notes'];
/** With what Strapi and this service write themselves. */
const WRITABLE_FIELDS = [
  ...STAFF_FIELDS,
  ...['createdBy', 'updatedBy', 'createdAt', 'updatedAt', 'revision'],
];

/**
 * What a visitor sent can be changed by nobody, whatever their role. The admin sends the whole form as it
 * was loaded; what only this service writes has changed since, perhaps, and is left as it is stored.
 */
export const submissions: Rule = {
  uids: FORM_UIDS,
  before: ({ action, data, stored }) => {
    if (action === 'create') return;
    for (const [name, value] of Object.entries(data)) {
      if (WRITABLE_FIELDS.includes(name)) continue;
      const isChanged = !stored || (value ?? null) !== (stored[name] ?? null);
      if (VISITOR_FIELDS.includes(name) && isChanged) {
        refuse(
          name,
          'A visitor wrote this: it stays as it was sent. Write a note in Leads instead.',
        );
      }
      if (LEADS_FIELDS.includes(name) && isChanged) {
        refuse(
          name,
          'Open it in Leads: the owner is chosen there, and notes have their author and time.',
        );
      }
      delete data[name];
    }
  },
};
