import type { Context, Next } from 'koa';
import { isRecord } from '../is-record';
import { isLeadUid } from '../leads/lead-types';
import { beginOutbox } from '../leads/outbox/begin';
import type { FORM_UIDS } from './form-types';
import { type FormRules, readForm } from './read-form';
import { readSource, type Source } from './read-source';
import { findSubmission, submissionKeyOf } from './submissions';

type Options = {
  uid: (typeof FORM_UIDS)[number];
  rules: FormRules;
  /** The form's fields may also be the body itself, without `data` around them. */
  bare?: boolean;
};

/**
 * Route middleware: runs after the token was checked, before the core controller stores the record.
 * A submission that comes again, because its answer got lost, gets the record it made.
 */
export function validateForm({ uid, rules, bare = false }: Options) {
  return async (ctx: Context, next: Next) => {
    const body: unknown = ctx.request.body;
    const input = isRecord(body) && (Object.hasOwn(body, 'data') || !bare) ? body.data : body;
    const [written, source] = splitSource(uid, input);
    const values = readForm(rules, written);
    const begun = await beginOutbox(strapi, uid);
    const record = { ...values, ...(source && { source }), ...begun };
    const submissionKey = submissionKeyOf(ctx.get('idempotency-key'));
    if (submissionKey === null) {
      ctx.request.body = { data: record };
      return next();
    }
    const answerWithSaved = async () => {
      const saved = await findSubmission(strapi, uid, submissionKey);
      if (saved) {
        ctx.status = 201;
        ctx.body = { data: saved, meta: {} };
      }
      return saved !== null;
    };
    if (await answerWithSaved()) return;
    ctx.request.body = { data: { ...record, submissionKey } };
    try {
      await next();
    } catch (error) {
      // Of two that came at the same moment the database refused one.
      if (!(await answerWithSaved())) throw error;
    }
  };
}

/** What the visitor wrote, and where they came from, which only leads have. */
function splitSource(uid: string, input: unknown): [unknown, Source | null] {
  if (!isLeadUid(uid) || !isRecord(input)) return [input, null];
  const { source, ...written } = input;
  return [written, readSource(source)];
}
