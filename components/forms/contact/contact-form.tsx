import { ActionForm } from '@/components/forms/core/action-form';
import { Celebration } from '@/components/forms/core/celebration';
import { TextField } from '@/components/forms/core/fields';
import { FormMessage } from '@/components/forms/core/form-message';
import { SubmitButton } from '@/components/forms/core/submit-button';
import { FORM_COPY } from '@/content/forms';
import { messages } from '@/content/messages';
import { LIMITS } from '@/lib/forms/form-limits';
import { sendMessage } from './send-message';

/** Specification §5: a message box of seven rows. */
const MESSAGE_ROWS = 7;

const { fields, contact } = FORM_COPY;

/** The contact form (specification §2 and §4, Contact). */
export function ContactForm() {
  return (
    <ActionForm
      kind="contact"
      id="contact-form"
      action={sendMessage}
      failed={messages.form.failed}
      label={contact.label}
      className="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2"
    >
      <TextField name="name" label={fields.name} autoComplete="name" maxLength={LIMITS.name} />
      <TextField
        name="company_name"
        label={fields.company}
        autoComplete="organization"
        maxLength={LIMITS.company}
      />
      <TextField
        name="email"
        label={fields.email}
        type="email"
        autoComplete="email"
        maxLength={LIMITS.email}
      />
      <TextField
        name="phone"
        label={fields.phone}
        type="tel"
        autoComplete="tel"
        maxLength={LIMITS.phone}
      />
      <TextField
        name="message"
        label={fields.message}
        rows={MESSAGE_ROWS}
        maxLength={LIMITS.message}
        className="sm:col-span-2"
      />
      <FormMessage className="sm:col-span-2" />
      <div className="relative justify-self-start max-sm:w-full">
        <SubmitButton sending={contact.sending} className="w-full">
          {contact.submit}
        </SubmitButton>
        <Celebration />
      </div>
    </ActionForm>
  );
}
