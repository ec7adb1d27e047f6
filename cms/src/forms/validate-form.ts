import type { Context, Next } from 'koa';
import { isRecord } from '../is-record';
import { type FormRules, readForm } from './read-form';

type Options = {
  rules: FormRules;
  /** The form's fields may also be the body itself, without `data` around them. */
  bare?: boolean;
};

/** Route middleware: runs after the token was checked, before the core controller stores the record. */
export function validateForm({ rules, bare = false }: Options) {
  return async (ctx: Context, next: Next) => {
    const body: unknown = ctx.request.body;
    const input = isRecord(body) && (Object.hasOwn(body, 'data') || !bare) ? body.data : body;
    ctx.request.body = { data: readForm(rules, input) };
    await next();
  };
}
