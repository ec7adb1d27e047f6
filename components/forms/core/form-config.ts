import type * as z from 'zod/mini';
import { contactSchema } from '@/components/forms/contact/contact-schema';
import { newsletterSchema } from '@/components/forms/newsletter/newsletter-schema';
import { quoteSchema, sectionQuoteSchema } from '@/components/forms/quote/quote-schema';
import type { ToastPlace } from '@/components/forms/toast/show-toast';
import { messages } from '@/content/messages';
import type { FormKind } from '@/lib/forms/action-result';

type FormSchema = z.ZodMiniObject<Readonly<Record<string, z.ZodMiniString<string>>>>;

type FormTraits = {
  schema: FormSchema;
  /** Where the toast appears (specification §9, Toasts). */
  toast: ToastPlace;
  /** What shakes when sending failed (specification §4). */
  shakes: 'button' | 'form';
  /** Said when no answer came. */
  failed: string;
};

const { failed } = messages.form;

/** What the browser's side of one form adds to that of all. */
export const FORM_CONFIG: Record<FormKind, FormTraits> = {
  quote: { schema: quoteSchema, toast: 'centre', shakes: 'button', failed },
  'home-quote': { schema: sectionQuoteSchema, toast: 'corner', shakes: 'button', failed },
  'team-quote': { schema: sectionQuoteSchema, toast: 'corner', shakes: 'button', failed },
  'newsletter-strip': {
    schema: newsletterSchema,
    toast: 'centre',
    shakes: 'form',
    failed: messages.newsletter.failed,
  },
  'newsletter-band': {
    schema: newsletterSchema,
    toast: 'corner',
    shakes: 'form',
    failed: messages.newsletter.failed,
  },
  contact: { schema: contactSchema, toast: 'corner', shakes: 'button', failed },
};
