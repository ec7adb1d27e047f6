'use server';

import { messages } from '@/content/messages';
import type { ActionResult } from '@/lib/forms/action-result';
import { backgroundClient } from '@/lib/server/cms/content';
import { submitForm } from '@/lib/server/forms/submit-form';
import { toContactNotice } from '@/lib/server/mail/lead-notices';
import { contactSchema } from './contact-schema';

/** The contact form: saved; the sales team is notified after the response. */
export async function sendMessage(_: ActionResult, data: FormData): Promise<ActionResult> {
  return submitForm(
    {
      kind: 'contact',
      schema: contactSchema,
      save: ({ company_name: companyName, ...message }, options) =>
        backgroundClient().contactMessages.create({ companyName, ...message }, options),
      notice: ({ company_name: companyName, ...message }) =>
        toContactNotice({ companyName, ...message }),
      messages: { sent: messages.contact.sent, failed: messages.form.failed },
    },
    data,
  );
}
