import type * as z from 'zod';
import type { ContentError, Saved, SaveOptions } from '@/content-client';
import type { FormKind } from '@/lib/forms/action-result';
import type { Notice } from '@/lib/server/mail/notify-sales';

/** What is special about one form on the server. */
export type FormDefinition<Values extends Record<string, string>> = {
  kind: FormKind;
  schema: z.core.$ZodType<Values> & { readonly shape: object };
  hasCaptcha?: boolean;
  save: (values: Values, options: SaveOptions) => Promise<Saved>;
  /** The e-mail to the sales team; without it, none is sent. */
  notice?: (values: Values) => Pick<Notice, 'notification' | 'subject'>;
  /** Whether the visitor's response waits for the e-mail and reports it. */
  isNoticeAwaited?: boolean;
  messages: {
    sent: string;
    sentUnnotified?: string;
    /** Follows `sent` where the service asks the visitor by mail to confirm. */
    confirm?: string;
    failed: string;
    /** Specification §8: where the catalogue has no wording, the service's own is shown. */
    showsServiceMessage?: boolean;
  };
  /** A refusal that is a success to the visitor, such as an address that is subscribed already. */
  isAlreadySaved?: (error: ContentError) => boolean;
};
