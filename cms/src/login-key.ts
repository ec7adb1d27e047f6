import { createHash } from 'node:crypto';
import type { Context } from 'koa';
import { bodyOf } from './body-of';

/**
 * By what the attempts to log in are counted: the address that was typed, in any case, and the network that it came
 * from. As a digest, since it is kept for minutes: Strapi itself would keep what anybody sends, megabytes each time.
 */
export function loginKey(ctx: Context): string {
  const { email } = bodyOf(ctx);
  const typed = typeof email === 'string' ? email.toLowerCase() : '';
  return createHash('sha256')
    .update(JSON.stringify([ctx.request.ip, typed]))
    .digest('base64');
}
