import * as z from 'zod/mini';
import { messages } from '@/content/messages';
import { LIMITS } from '@/lib/forms/form-limits';
import { email, line, text } from '@/lib/forms/form-rules';

const { nameRequired, emailRequired, emailInvalid, phoneRequired, messageRequired, tooLong } =
  messages.form;
const MESSAGE_MINIMUM = 10;

const quote = {
  name: line(LIMITS.name, { required: nameRequired, tooLong }),
  email: email({ required: emailRequired, invalid: emailInvalid, tooLong }),
  service: line(LIMITS.service, { required: messages.quote.serviceRequired, tooLong }),
};

/** The rules of the quote modal (specification §5). */
export const quoteSchema = z.object({
  ...quote,
  phone: line(LIMITS.phone, { required: phoneRequired, tooLong }),
  message: text(LIMITS.message, {
    required: messageRequired,
    tooLong,
    tooShort: { limit: MESSAGE_MINIMUM, error: messages.quote.messageTooShort },
  }),
});

/** The free-quote sections have no phone, and no shortest message (specification §5). */
export const sectionQuoteSchema = z.object({
  ...quote,
  message: text(LIMITS.message, { required: messageRequired, tooLong }),
});
