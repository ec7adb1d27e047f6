'use client';

import { ActionForm } from '@/components/forms/core/action-form';
import { FormMessage } from '@/components/forms/core/form-message';
import { FORM_COPY } from '@/content/forms';
import { QUOTE_COPY } from '@/content/quote';
import type { ServiceGroup } from '@/lib/forms/service-options';
import { QuoteFields } from './quote-fields';
import { submitQuote } from './submit-quote';

type QuoteFormProps = {
  id: string;
  services: readonly ServiceGroup[] | null;
  /** Title of the service that the visitor comes from. */
  chosen?: string | null;
  onSent?: () => void;
};

/** The form of the quote modal and of /quote, with all five fields. */
export function QuoteForm({ id, services, chosen, onSent }: QuoteFormProps) {
  return (
    <ActionForm
      kind="quote"
      id={id}
      action={submitQuote}
      failed={FORM_COPY.failed}
      label={QUOTE_COPY.formLabel}
      hasOwnRules
      onSent={onSent}
      className="grid grid-cols-1 gap-x-4 gap-y-4 sm:grid-cols-2 sm:gap-y-5"
    >
      <FormMessage className="sm:col-span-2" />
      <QuoteFields services={services} chosen={chosen} hasPhone />
    </ActionForm>
  );
}
