import { ActionForm } from '@/components/forms/core/action-form';
import { FormMessage } from '@/components/forms/core/form-message';
import { NEWSLETTER_FORM_COPY } from '@/content/forms';
import { messages } from '@/content/messages';
import { NewsletterField } from './newsletter-field';
import { subscribe, subscribeFromBand } from './subscribe';

const copy = NEWSLETTER_FORM_COPY;

/** The footer's strip (specification §2, Footer). */
export function NewsletterStripForm() {
  return (
    <ActionForm
      kind="newsletter-strip"
      id="newsletter-strip"
      action={subscribe}
      failed={messages.newsletter.failed}
      label={copy.stripLabel}
      className="flex flex-col gap-3"
    >
      <NewsletterField sending={copy.stripSending} tone="ink" />
      <FormMessage />
    </ActionForm>
  );
}

/** The home screen's band 'Keep Up To Date' (specification §2, Home). */
export function NewsletterBandForm() {
  return (
    <ActionForm
      kind="newsletter-band"
      id="newsletter-band"
      action={subscribeFromBand}
      failed={messages.newsletter.failed}
      label={copy.bandLabel}
      className="flex w-full flex-col gap-3"
    >
      <NewsletterField sending={copy.bandSending} tone="paper" />
      <FormMessage />
    </ActionForm>
  );
}
