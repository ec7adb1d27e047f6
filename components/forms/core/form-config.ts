import type * as z from 'zod/mini';
import { contactSchema } from '@/components/forms/contact/contact-schema';
import { newsletterSchema } from '@/components/forms/newsletter/newsletter-schema';
import { quoteSchema, sectionQuoteSchema } from '@/components/forms/quote/quote-schema';
import type { ToastPlace } from '@/components/forms/toast/toast-types';
import type { FormKind } from '@/lib/forms/action-result';

type FormSchema = z.ZodMiniObject<Readonly<Record<string, z.ZodMiniString<string>>>>;

type FormConfig = {
  schema: FormSchema;
  /** Where the toast appears (specification §9, Toasts). */
  toast: ToastPlace;
  /** What shakes when sending failed (specification §4). */
  shakes: 'button' | 'form';
  /** The field that gets the focus when the form was sent; otherwise the focus stays. */
  focusAfterSent?: string;
};

const quoteSection = { schema: sectionQuoteSchema, toast: 'corner', shakes: 'button' } as const;
const newsletter = {
  schema: newsletterSchema,
  shakes: 'form',
  // Its button is disabled again, and would lose the focus.
  focusAfterSent: 'email',
} as const;

/** What is special about each form in the browser. */
export const FORM_CONFIG: Record<FormKind, FormConfig> = {
  quote: { schema: quoteSchema, toast: 'center', shakes: 'button' },
  'home-quote': quoteSection,
  'team-quote': quoteSection,
  'newsletter-strip': { ...newsletter, toast: 'center' },
  'newsletter-band': { ...newsletter, toast: 'corner' },
  contact: { schema: contactSchema, toast: 'corner', shakes: 'button' },
};
