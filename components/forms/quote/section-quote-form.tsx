import { ActionForm } from '@/components/forms/core/action-form';
import { CaptchaField } from '@/components/forms/core/captcha-field';
import { FormMessage } from '@/components/forms/core/form-message';
import { FORM_COPY } from '@/content/forms';
import { messages } from '@/content/messages';
import { listServiceTitles } from '@/lib/server/cms/service-titles';
import { isCaptchaRequired } from '@/lib/server/forms/verify-captcha';
import { env } from '@/lib/server/ops/env';
import { QuoteFields } from './quote-fields';
import { submitHomeQuote, submitTeamQuote } from './submit-quote';

/**
 * The free-quote form of a section: no phone, and a captcha where one is set up (specification §4
 * and §5). The home screen's makes a quote request, the team's a free quote.
 */
export async function SectionQuoteForm({ of }: { of: 'home' | 'team' }) {
  const services = await listServiceTitles();
  const siteKey = isCaptchaRequired() ? env().NEXT_PUBLIC_TURNSTILE_SITE_KEY : null;
  const kind = of === 'home' ? 'home-quote' : 'team-quote';
  return (
    <ActionForm
      kind={kind}
      id="free-quote-form"
      action={of === 'home' ? submitHomeQuote : submitTeamQuote}
      failed={messages.form.failed}
      label={FORM_COPY.quote.sectionLabel}
      className="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2"
    >
      <QuoteFields services={services} />
      {siteKey && <CaptchaField siteKey={siteKey} action={kind} />}
      <FormMessage className="sm:col-span-2" />
    </ActionForm>
  );
}
