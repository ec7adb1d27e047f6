import { ActionForm } from '@/components/forms/core/action-form';
import { Celebration } from '@/components/forms/core/celebration';
import { TextField } from '@/components/forms/core/fields';
import { FormMessage } from '@/components/forms/core/form-message';
import { SubmitButton } from '@/components/forms/core/submit-button';
import { CONTACT_FORM_COPY, FIELD_LABELS, FORM_COPY } from '@/content/forms';
import { messages } from '@/content/messages';
import { sendMessage } from './send-message';

/** Specification §5: a message box of seven rows. */
const MESSAGE_ROWS = 7;

/** The contact form (specification §2 and §4, Contact). */
export function ContactForm() {
  return (
    <ActionForm
      kind="contact"
      id="contact-form"
      action={sendMessage}
      failed={messages.form.failed}
      label={CONTACT_FORM_COPY.label}
      className="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2"
    >
      <p className="form-note">{FORM_COPY.allRequired}</p>
      <TextField name="name" label={FIELD_LABELS.name} autoComplete="name" />
      <TextField name="company_name" label={FIELD_LABELS.company} autoComplete="organization" />
      <TextField name="email" label={FIELD_LABELS.email} type="email" autoComplete="email" />
      <TextField name="phone" label={FIELD_LABELS.phone} type="tel" autoComplete="tel" />
      <TextField
        name="message"
        label={FIELD_LABELS.message}
        rows={MESSAGE_ROWS}
        className="sm:col-span-2"
      />
      <FormMessage className="sm:col-span-2" />
      <div className="relative sm:col-span-2">
        <SubmitButton sending={CONTACT_FORM_COPY.sending} className="w-full">
          {CONTACT_FORM_COPY.submit}
        </SubmitButton>
        <Celebration />
      </div>
    </ActionForm>
  );
}
