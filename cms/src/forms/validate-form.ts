import type { Context, Next } from 'koa';
import { isRecord } from '../is-record';
import type { FORM_UIDS } from './form-types';
import { type FormRules, readForm } from './read-form';
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
    const values = readForm(rules, input);
    const submissionKey = submissionKeyOf(ctx.get('idempotency-key'));
    if (submissionKey === null) {
      ctx.request.body = { data: values };
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
    ctx.request.body = { data: { ...values, submissionKey } };
    try {
      await next();
    } catch (error) {
      // Of two that came at the same moment the database refused one.
      if (!(await answerWithSaved())) throw error;
    }
  };
}
