import { ActionForm } from '@/components/forms/core/action-form';
import { Celebration } from '@/components/forms/core/celebration';
import { FormMessage, SubmitButton, TextField } from '@/components/forms/core/fields';
import { messages } from '@/content/messages';
import { LIMITS } from '@/lib/forms/form-limits';
import { sendMessage } from './send-message';

/** Specification §5: a message box of seven rows. */
const MESSAGE_ROWS = 7;

/** The contact form (specification §2 and §4, Contact); its section promises an answer. */
export function ContactForm() {
  return (
    <ActionForm
      kind="contact"
      id="contact-form"
      action={sendMessage}
      failed={messages.form.failed}
      label="Send us a message"
      className="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2"
    >
      <TextField name="name" label="Your Name" autoComplete="name" maxLength={LIMITS.name} />
      <TextField
        name="company_name"
        label="Company Name"
        autoComplete="organization"
        maxLength={LIMITS.company}
      />
      <TextField
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        maxLength={LIMITS.email}
      />
      <TextField
        name="phone"
        label="Phone Number"
        type="tel"
        autoComplete="tel"
        maxLength={LIMITS.phone}
      />
      <TextField
        name="message"
        label="Message"
        rows={MESSAGE_ROWS}
        maxLength={LIMITS.message}
        className="sm:col-span-2"
      />
      <FormMessage className="sm:col-span-2" />
      <div className="relative justify-self-start max-sm:w-full">
        <SubmitButton sending="Sending Message..." className="w-full">
          Send Message
        </SubmitButton>
        <Celebration />
      </div>
    </ActionForm>
  );
}
