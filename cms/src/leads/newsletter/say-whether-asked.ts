import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { isRecord } from '../../is-record';
import { readLeadSettings } from '../settings/read-settings';

/**
 * Route middleware: says with `asksToConfirm` whether subscribers are asked by mail to confirm, in the
 * response's `meta`. Also in the details of a refusal: who is subscribed is nobody else's business,
 * so the site says the same of an address that is there already.
 */
export async function sayWhetherAsked(ctx: Context, next: Next): Promise<void> {
  const { asksSubscribers } = await readLeadSettings(strapi);
  try {
    await next();
  } catch (error) {
    if (asksSubscribers && error instanceof errors.ValidationError) {
      error.details = { ...error.details, asksToConfirm: true };
    }
    throw error;
  }
  if (asksSubscribers && isRecord(ctx.body)) ctx.body.meta = { asksToConfirm: true };
}
