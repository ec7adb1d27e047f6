import 'server-only';
import { messages } from '@/content/messages';
import type { ActionResult, FieldTexts, FormKind } from '@/lib/forms/action-result';
import { issueFormToken } from './form-token';

type Failed = Extract<ActionResult, { status: 'failed' }>;

/** Why nothing was saved. */
export type Failure = Pick<Failed, 'reason' | 'message'> &
  Partial<Pick<Failed, 'retryAfterSeconds' | 'challenge'>>;

/** What was typed into one form: whatever is not saved comes back, with a new token. */
export type TypedForm = { kind: FormKind; values: FieldTexts };

export function sent(message: string): Extract<ActionResult, { status: 'sent' }> {
  return { status: 'sent', message, isNotified: true };
}

/** Fields must be corrected; `message` says so in general. */
export async function invalid(
  { kind, values }: TypedForm,
  fieldErrors: FieldTexts,
  message: string = kind === 'quote' ? messages.form.fixErrors : messages.form.fixMarked,
): Promise<ActionResult> {
  const token = await issueFormToken(kind);
  return { status: 'invalid', message, fieldErrors, values, token };
}

/** Nothing was saved, and no field is the reason. */
export async function failure(
  { kind, values }: TypedForm,
  { reason, message, retryAfterSeconds = null, challenge = null }: Failure,
): Promise<ActionResult> {
  const token = await issueFormToken(kind);
  return { status: 'failed', reason, message, values, token, retryAfterSeconds, challenge };
}
