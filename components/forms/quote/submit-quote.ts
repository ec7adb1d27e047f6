'use server';

import { messages } from '@/content/messages';
import type { ActionResult } from '@/lib/forms/action-result';
import { backgroundClient } from '@/lib/server/cms/content';
import { submitForm } from '@/lib/server/forms/submit-form';
import { toQuoteNotice } from '@/lib/server/mail/lead-notices';
import { quoteSchema, sectionQuoteSchema } from './quote-schema';

/** The quote modal: saved, then the sales team is notified; the result reports both (specification §8). */
export async function submitQuote(_: ActionResult, data: FormData): Promise<ActionResult> {
  return submitForm(
    {
      kind: 'quote',
      schema: quoteSchema,
      save: (quote, options) => backgroundClient().quoteRequests.create(quote, options),
      notice: toQuoteNotice,
      isNoticeAwaited: true,
      messages: {
        sent: messages.quote.sent,
        sentUnnotified: messages.quote.sentUnnotified,
        failed: messages.form.failed,
      },
    },
    data,
  );
}

const section = {
  schema: sectionQuoteSchema,
  hasCaptcha: true,
  notice: toQuoteNotice,
  messages: {
    sent: messages.quote.sectionSent,
    failed: messages.form.failed,
    showsServiceMessage: true,
  },
};

/** The home screen's section: a quote request without phone (product reading of §7). */
export async function submitHomeQuote(_: ActionResult, data: FormData): Promise<ActionResult> {
  return submitForm(
    {
      ...section,
      kind: 'home-quote',
      save: (quote, options) => backgroundClient().quoteRequests.create(quote, options),
    },
    data,
  );
}

/** The management-team screen's section: a free quote (product reading of §7). */
export async function submitTeamQuote(_: ActionResult, data: FormData): Promise<ActionResult> {
  return submitForm(
    {
      ...section,
      kind: 'team-quote',
      save: (quote, options) => backgroundClient().freeQuotes.create(quote, options),
    },
    data,
  );
}
