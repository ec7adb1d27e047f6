'use server';

import { messages } from '@/content/messages';
import type { ContentError } from '@/content-client';
import type { ActionResult } from '@/lib/forms/action-result';
import { backgroundClient } from '@/lib/server/cms/content';
import type { FormDefinition } from '@/lib/server/forms/form-definition';
import { submitForm } from '@/lib/server/forms/submit-form';
import { newsletterSchema } from './newsletter-schema';

type Subscription = Omit<FormDefinition<{ email: string }>, 'kind' | 'messages'>;

const subscription: Subscription = {
  schema: newsletterSchema,
  save: (values, options) => backgroundClient().newsletters.create(values, options),
  isAlreadySaved,
};

/** The footer's strip (specification §4 and §8, Newsletter). */
export async function subscribe(_: ActionResult, data: FormData): Promise<ActionResult> {
  const { sent, failed, openTheLink: confirm } = messages.newsletter;
  return submitForm(
    {
      ...subscription,
      kind: 'newsletter-strip',
      messages: { sent, confirm, failed, showsServiceMessage: true },
    },
    data,
  );
}

/** The home screen's band. */
export async function subscribeFromBand(_: ActionResult, data: FormData): Promise<ActionResult> {
  const { bandSent: sent, failed, openTheLink: confirm } = messages.newsletter;
  return submitForm(
    {
      ...subscription,
      kind: 'newsletter-band',
      messages: { sent, confirm, failed, showsServiceMessage: true },
    },
    data,
  );
}

// Whether an address is subscribed is its owner's business: the service has one record per address.
function isAlreadySaved(error: ContentError): boolean {
  return error.kind === 'rejected' && /unique/i.test(error.serviceMessage ?? '');
}
