import 'server-only';
import { headers } from 'next/headers';
import { after } from 'next/server';
import * as z from 'zod';
import { messages } from '@/content/messages';
import { ContentError, type Saved, type SaveOptions } from '@/content-client';
import { errorName } from '@/lib/errors';
import type { ActionResult, FieldTexts } from '@/lib/forms/action-result';
import type { EmailResult } from '@/lib/server/mail/email';
import { notifySales, notifySalesLater } from '@/lib/server/mail/notify-sales';
import { outboxStatus } from '@/lib/server/mail/outbox-status';
import { reportNotice } from '@/lib/server/mail/report-notice';
import { env } from '@/lib/server/ops/env';
import { logInfo, logWarning } from '@/lib/server/ops/log';
import { metrics } from '@/lib/server/ops/metrics';
import type { FormDefinition } from './form-definition';
import { guardForm } from './form-guard';
import { failure, invalid, sent, type TypedForm } from './form-results';
import { takeCookieToken } from './form-token-cookie';
import { readForm } from './read-form';
import { readSource } from './read-source';
import { submissionKey } from './submission-key';

const MAX_SAVE_ATTEMPTS = 2;

/**
 * The path of every form (product reading of specification §5 to §8): sizes, the rules of the browser
 * once more, honeypot, token, limits, captcha; then save; then notify. It never throws, and whatever
 * was not saved comes back with everything typed.
 */
export async function submitForm<Values extends Record<string, string>>(
  definition: FormDefinition<Values>,
  data: unknown,
): Promise<ActionResult> {
  const result = await handleForm(definition, data);
  const outcome = result.status === 'failed' ? result.reason : result.status;
  metrics().forms.inc({ form: definition.kind, outcome });
  return result;
}

async function handleForm<Values extends Record<string, string>>(
  definition: FormDefinition<Values>,
  data: unknown,
): Promise<ActionResult> {
  const { kind, schema } = definition;
  const form = readForm(data, Object.keys(schema.shape));
  const typed = { kind, values: form.values };
  try {
    if (form.isTooLarge) {
      return await failure(typed, { reason: 'too-large', message: messages.form.tooLarge });
    }
    const parsed = z.safeParse(schema, form.values);
    if (!parsed.success) return await invalid(typed, toFieldErrors(parsed.error.issues));
    const key = submissionKey(kind, parsed.data);
    const requestHeaders = await headers();
    const token = form.token || (await takeCookieToken(requestHeaders.get('cookie')));
    const guard = await guardForm({
      kind,
      hasCaptcha: definition.hasCaptcha ?? false,
      submissionKey: key,
      form: { ...form, token },
      forwardedFor: requestHeaders.get('x-forwarded-for'),
    });
    if (!guard.isAllowed) return await failure(typed, guard);
    const source = definition.notice
      ? readSource(form.source, requestHeaders.get('referer'), env().SITE_URL)
      : null;
    const saved = await save(definition, parsed.data, { idempotencyKey: key, source });
    if (saved instanceof ContentError) return await refusal(definition, typed, saved);
    if (saved.isNew) logInfo('form-saved', { form: kind, record: saved.documentId });
    const sender = { key, userAgent: requestHeaders.get('user-agent') };
    return await notify(definition, parsed.data, saved, sender);
  } catch (error) {
    logWarning('form-failed', { form: kind, reason: errorName(error) });
    return failure(typed, { reason: 'failed', message: definition.messages.failed });
  }
}

type SavedOnce = Pick<Saved, 'documentId' | 'asksToConfirm'> & {
  /** `false`: the record was there before, which the visitor does not learn. */
  isNew: boolean;
};

/** Saves the record; returns why not. */
async function save<Values extends Record<string, string>>(
  definition: FormDefinition<Values>,
  values: Values,
  options: SaveOptions,
): Promise<SavedOnce | ContentError> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return { ...(await definition.save(values, options)), isNew: true };
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      if (definition.isAlreadySaved?.(error)) {
        return { documentId: null, asksToConfirm: error.asksToConfirm, isNew: false };
      }
      if (error.kind !== 'unavailable' || attempt >= MAX_SAVE_ATTEMPTS) return error;
      // The key makes a second attempt safe only on a service that has an outbox: that one responds with
      // the record of the first. Another one may have saved it, and would save it twice.
      if ((await outboxStatus()) === null) return error;
    }
  }
}

async function notify<Values extends Record<string, string>>(
  { notice: toNotice, isNoticeAwaited, messages: texts }: FormDefinition<Values>,
  values: Values,
  saved: SavedOnce,
  { key, userAgent }: { key: string; userAgent: string | null },
): Promise<ActionResult> {
  const { documentId, asksToConfirm, isNew } = saved;
  if (asksToConfirm && texts.confirm) return sent(`${texts.sent} ${texts.confirm}`);
  if (!toNotice || !isNew) return sent(texts.sent);
  const notice = { ...toNotice(values), documentId: documentId ?? key, userAgent };
  const report = async (result: EmailResult) => {
    if (documentId !== null) await reportNotice(documentId, result);
  };
  const notifyLater = async () => report(await notifySalesLater(notice));
  if (!isNoticeAwaited) {
    after(notifyLater);
    return sent(texts.sent);
  }
  const result = await notifySales(notice);
  const isLater = result.kind === 'failed' && result.isWorthRetrying;
  after(isLater ? notifyLater : () => report(result));
  if (result.kind === 'sent') return sent(texts.sent);
  return { ...sent(texts.sentUnnotified ?? texts.sent), isNotified: false };
}

function refusal<Values extends Record<string, string>>(
  { messages: texts }: FormDefinition<Values>,
  typed: TypedForm,
  error: ContentError,
): Promise<ActionResult> {
  const { kind, status, serviceMessage } = error;
  logWarning('form-not-saved', { form: typed.kind, kind, status });
  if (status === 401) {
    const message = serviceMessage ?? messages.form.unauthorized;
    return failure(typed, { reason: 'unauthorized', message });
  }
  const ownMessage = (texts.showsServiceMessage && serviceMessage) || null;
  const fieldErrors = error.fieldErrors.filter(({ path }) => path in typed.values);
  if (fieldErrors.length > 0) {
    return invalid(
      typed,
      Object.fromEntries(fieldErrors.map(({ path, message }) => [path, message])),
      // Of several the service says only how many.
      (error.fieldErrors.length === 1 && ownMessage) || undefined,
    );
  }
  return failure(typed, { reason: 'failed', message: ownMessage ?? texts.failed });
}

function toFieldErrors(issues: readonly z.core.$ZodIssue[]): FieldTexts {
  const errors: Record<string, string> = {};
  for (const issue of issues) errors[String(issue.path[0])] ??= issue.message;
  return errors;
}
