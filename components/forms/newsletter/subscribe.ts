'use server';

import { messages } from '@/content/messages';
import type { ContentError } from '@/content-client';
import type { ActionResult } from '@/lib/forms/action-result';
import { contentClient } from '@/lib/server/cms/readers';
import { type FormDefinition, submitForm } from '@/lib/server/forms/submit-form';
import { newsletterSchema } from './newsletter-schema';

type Subscription = Omit<FormDefinition<{ email: string }>, 'kind' | 'messages'>;

const subscription: Subscription = {
  schema: newsletterSchema,
  save: (values, options) => contentClient().newsletters.create(values, options),
  isAlreadyThere,
};

/** The footer's strip (specification §4 and §8, Newsletter). */
export async function subscribe(_: ActionResult, data: FormData): Promise<ActionResult> {
  const { sent, failed } = messages.newsletter;
  return submitForm(
    { ...subscription, kind: 'newsletter-strip', messages: { sent, failed, isServiceHeard: true } },
    data,
  );
}

/** The home screen's band. */
export async function subscribeFromBand(_: ActionResult, data: FormData): Promise<ActionResult> {
  const { bandSent: sent, failed } = messages.newsletter;
  return submitForm(
    { ...subscription, kind: 'newsletter-band', messages: { sent, failed, isServiceHeard: true } },
    data,
  );
}

// Whether somebody is subscribed is not told to strangers: the service keeps one record per address.
function isAlreadyThere(error: ContentError): boolean {
  return error.kind === 'rejected' && /unique/i.test(error.serviceMessage ?? '');
}
