import type { Rule } from '../editing/writes';
import { VISITOR_FIELDS } from '../leads/lead-types';
import { refuse } from '../refuse';
import { FORM_UIDS } from './form-types';

/** What staff add to a record. */
export const STAFF_FIELDS = ['stage', 'owner', 'notes'];
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
        refuse(name, 'A visitor wrote this: it stays as it was sent. Use the notes instead.');
      }
      delete data[name];
    }
  },
};
