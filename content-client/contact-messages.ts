import type { Context } from './reading';
import { save } from './save';
import type { ContentClient } from './types';

export function createContactMessages(context: Context): ContentClient['contactMessages'] {
  return {
    /**
     * Saves a contact message (specification §3 and §7). Throws `ContentError`, with
     * `fieldErrors` when the service refused a value.
     */
    create: ({ name, companyName, email, phone, message }, options) =>
      save(
        context,
        '/api/contacts',
        { name, company_name: companyName, email, phone, message },
        options,
      ),
  };
}
