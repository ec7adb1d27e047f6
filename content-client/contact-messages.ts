import type { SaveOptions } from './http';
import type { Context } from './reading';
import { type Saved, save } from './save';

export type ContactMessage = {
  name: string;
  companyName: string;
  email: string;
  phone: string;
  message: string;
};

export function createContactMessages(context: Context) {
  return {
    /**
     * Saves a contact message (specification §3 and §7). Throws `ContentError`, with
     * `fieldErrors` when the service refused a value.
     */
    create: (
      { name, companyName, email, phone, message }: ContactMessage,
      options?: SaveOptions,
    ): Promise<Saved> =>
      save(
        context,
        '/api/contacts',
        { name, company_name: companyName, email, phone, message },
        options,
      ),
  };
}
