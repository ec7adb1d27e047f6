import { ActionForm } from '@/components/forms/core/action-form';
import { FormMessage } from '@/components/forms/core/fields';
import { messages } from '@/content/messages';
import { NewsletterField } from './newsletter-field';
import { subscribe, subscribeFromBand } from './subscribe';

/** The footer's strip (specification §2, Footer). */
export function NewsletterStripForm() {
  return (
    <ActionForm
      kind="newsletter-strip"
      id="newsletter-strip"
      action={subscribe}
      failed={messages.newsletter.failed}
      label="Newsletter"
      className="flex flex-col gap-3"
    >
      <NewsletterField label="Your email" submit="Subscribe" sending="Subscribing..." tone="ink" />
      <FormMessage className="on-ink" />
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
      label="Keep up to date"
      className="flex w-full max-w-xl flex-col gap-3"
    >
      <NewsletterField label="Your email" submit="Subscribe" sending="SENDING..." tone="paper" />
      <FormMessage />
    </ActionForm>
  );
}
