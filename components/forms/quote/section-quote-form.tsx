import { ActionForm } from '@/components/forms/core/action-form';
import { FormMessage } from '@/components/forms/core/form-message';
import { messages } from '@/content/messages';
import { QUOTE_COPY } from '@/content/quote';
import type { ServiceGroup } from '@/lib/forms/service-options';
import { CaptchaField } from './captcha-field';
import { QuoteFields } from './quote-fields';
import { submitHomeQuote, submitTeamQuote } from './submit-quote';

const ACTIONS = { 'home-quote': submitHomeQuote, 'team-quote': submitTeamQuote };

type SectionQuoteFormProps = {
  /** The home screen's makes a quote request, the team's a free quote. */
  kind: keyof typeof ACTIONS;
  services: readonly ServiceGroup[];
  /** Of the captcha, where one is set up; `null`: the form has none. */
  captchaSiteKey: string | null;
};

/** The free-quote form of a section, without a phone number (specification §4 and §5). */
export function SectionQuoteForm({ kind, services, captchaSiteKey }: SectionQuoteFormProps) {
  return (
    <ActionForm
      kind={kind}
      id="free-quote-form"
      action={ACTIONS[kind]}
      failed={messages.form.failed}
      label={QUOTE_COPY.sectionFormLabel}
      className="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2"
    >
      <QuoteFields services={services} />
      {captchaSiteKey && <CaptchaField siteKey={captchaSiteKey} action={kind} />}
      <FormMessage className="sm:col-span-2" />
    </ActionForm>
  );
}
