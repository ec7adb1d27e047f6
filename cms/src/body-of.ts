import type { Context } from 'koa';
import { isRecord } from './is-record';

/** The fields of a request's body; none where it is no object. */
export function bodyOf(ctx: Context): Record<string, unknown> {
  const body: unknown = ctx.request.body;
  return isRecord(body) ? body : {};
}
