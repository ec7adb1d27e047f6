import 'server-only';
import { createHash } from 'node:crypto';
import { headers } from 'next/headers';
import { after } from 'next/server';
import * as z from 'zod';
import { messages } from '@/content/messages';
import { ContentError, type Saved, type SaveOptions } from '@/content-client';
import { errorName } from '@/lib/errors';
import type { ActionResult, FieldTexts, FormKind } from '@/lib/forms/action-result';
import { type Notice, notifySales, notifySalesLater } from '@/lib/server/mail/notify-sales';
import { logInfo, logWarning } from '@/lib/server/ops/log';
import { guardForm } from './form-guard';
import { issueFormToken } from './form-token';
import { readForm } from './read-form';

/** What one form adds to the path that all of them take. */
export type FormDefinition<Values extends Record<string, string>> = {
  kind: FormKind;
  schema: z.core.$ZodType<Values> & { readonly shape: object };
  hasCaptcha?: boolean;
  save: (values: Values, options: SaveOptions) => Promise<Saved>;
  /** What the sales team is told; without it, nothing. */
  notice?: (values: Values) => Pick<Notice, 'notification' | 'subject'>;
  /** Whether the visitor's answer waits for the notification and says how it went. */
  isNoticeAwaited?: boolean;
  messages: {
    sent: string;
    sentUnnotified?: string;
    failed: string;
    /** Specification §8: where the catalogue has no wording, the service's own is shown. */
    isServiceHeard?: boolean;
  };
  /** A refusal that is a success to the visitor, such as an address that is subscribed already. */
  isAlreadyThere?: (error: ContentError) => boolean;
};

const SAVE_ATTEMPTS = 2;

/**
 * The path of every form (product reading of specification §5 to §8): sizes, honeypot, the rules
 * of the browser once more, token, limits, captcha; then save; then notify. It never throws, and
 * whatever was not saved comes back with everything typed.
 */
export async function submitForm<Values extends Record<string, string>>(
  definition: FormDefinition<Values>,
  data: unknown,
): Promise<ActionResult> {
  const form = readForm(data, Object.keys(definition.schema.shape));
  const fail = (reason: FailureReason, message: string, retryAfterSeconds: number | null = null) =>
    failure(form.values, reason, message, retryAfterSeconds);
  try {
    if (form.isTooLarge) return fail('failed', messages.form.tooLarge);
    const parsed = z.safeParse(definition.schema, form.values);
    if (!parsed.success) return invalid(form.values, toFieldErrors(parsed.error.issues));
    const values = parsed.data;
    const key = submissionKey(definition.kind, values);
    const requestHeaders = await headers();
    const verdict = await guardForm({
      kind: definition.kind,
      hasCaptcha: definition.hasCaptcha ?? false,
      submissionKey: key,
      form,
      forwardedFor: requestHeaders.get('x-forwarded-for'),
    });
    if (!verdict.isAllowed) {
      return fail(verdict.reason, verdict.message, verdict.retryAfterSeconds);
    }
    return await deliver(definition, values, key, requestHeaders.get('user-agent'), form.values);
  } catch (error) {
    logWarning('form-failed', { form: definition.kind, reason: errorName(error) });
    return fail('failed', definition.messages.failed);
  }
}

async function deliver<Values extends Record<string, string>>(
  definition: FormDefinition<Values>,
  values: Values,
  key: string,
  userAgent: string | null,
  typed: FieldTexts,
): Promise<ActionResult> {
  const { kind, messages: sentences } = definition;
  let documentId: string;
  try {
    ({ documentId } = await saveWithPatience(() =>
      definition.save(values, { idempotencyKey: key }),
    ));
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    if (definition.isAlreadyThere?.(error)) return sent(sentences.sent);
    logWarning('form-not-saved', { form: kind, kind: error.kind, status: error.status });
    return refusal(definition, error, typed);
  }
  logInfo('form-saved', { form: kind, record: documentId });
  if (!definition.notice) return sent(sentences.sent);
  const notice = { ...definition.notice(values), documentId, userAgent };
  if (!definition.isNoticeAwaited) {
    after(() => notifySalesLater(notice));
    return sent(sentences.sent);
  }
  const result = await notifySales(notice);
  if (result.kind === 'sent') return sent(sentences.sent);
  if (result.isWorthRetrying) after(() => notifySalesLater(notice));
  return { ...sent(sentences.sentUnnotified ?? sentences.sent), isNotified: false };
}

// The key makes a second attempt safe: the service answers with the record of the first.
async function saveWithPatience(save: () => Promise<Saved>): Promise<Saved> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await save();
    } catch (error) {
      const isWorthRetrying = error instanceof ContentError && error.kind === 'unavailable';
      if (!isWorthRetrying || attempt >= SAVE_ATTEMPTS) throw error;
    }
  }
}

function refusal<Values extends Record<string, string>>(
  { messages: sentences, schema }: FormDefinition<Values>,
  error: ContentError,
  typed: FieldTexts,
): ActionResult {
  if (error.status === 401) {
    return failure(typed, 'unauthorized', error.serviceMessage ?? messages.form.unauthorized);
  }
  const names = Object.keys(schema.shape);
  const fieldErrors = error.fieldErrors.filter(({ path }) => names.includes(path));
  if (fieldErrors.length > 0) {
    return invalid(
      typed,
      Object.fromEntries(fieldErrors.map(({ path, message }) => [path, message])),
    );
  }
  const message = sentences.isServiceHeard ? error.serviceMessage : null;
  return failure(typed, 'failed', message ?? sentences.failed);
}

/**
 * One text of one form on one day is one submission, whichever copy of the site, tab or attempt it
 * comes from: the content service makes one record of it.
 */
export function submissionKey(kind: FormKind, values: Record<string, string>): string {
  const day = new Date().toISOString().slice(0, 10);
  const sorted = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([kind, day, sorted]))
    .digest('base64url');
}

type FailureReason = Extract<ActionResult, { status: 'failed' }>['reason'];

function sent(message: string): Extract<ActionResult, { status: 'sent' }> {
  return { status: 'sent', message, isNotified: true };
}

function invalid(values: FieldTexts, fieldErrors: FieldTexts): ActionResult {
  const token = issueFormToken();
  return { status: 'invalid', message: messages.form.fixErrors, fieldErrors, values, token };
}

function failure(
  values: FieldTexts,
  reason: FailureReason,
  message: string,
  retryAfterSeconds: number | null = null,
): ActionResult {
  const token = issueFormToken();
  return { status: 'failed', reason, message, values, token, retryAfterSeconds };
}

function toFieldErrors(issues: readonly z.core.$ZodIssue[]): FieldTexts {
  const errors: Record<string, string> = {};
  for (const issue of issues) errors[String(issue.path[0])] ??= issue.message;
  return errors;
}
