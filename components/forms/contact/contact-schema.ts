import * as z from 'zod/mini';
import { messages } from '@/content/messages';
import { LIMITS } from '@/lib/forms/form-limits';
import { email, line, text } from '@/lib/forms/form-rules';

const {
  nameRequired,
  companyRequired,
  emailRequired,
  emailInvalid,
  phoneRequired,
  messageRequired,
  tooLong,
} = messages.form;

/** The rules of the contact form: all fields are required (specification §5). */
export const contactSchema = z.object({
  name: line(LIMITS.name, { required: nameRequired, tooLong }),
  company_name: line(LIMITS.company, { required: companyRequired, tooLong }),
  email: email({ required: emailRequired, invalid: emailInvalid, tooLong }),
  phone: line(LIMITS.phone, { required: phoneRequired, tooLong }),
  message: text(LIMITS.message, { required: messageRequired, tooLong }),
});
