import * as z from 'zod/mini';
import { messages } from '@/content/messages';
import { email } from '@/lib/forms/form-rules';

const { emailRequired, emailInvalid, tooLong } = messages.form;

/** The rule of both newsletter forms (specification §5; docs/spec-readings.md, Forms). */
export const newsletterSchema = z.object({
  email: email({ required: emailRequired, invalid: emailInvalid, tooLong }),
});
