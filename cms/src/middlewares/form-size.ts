import type { Core } from '@strapi/strapi';
import { FORM_PATHS } from '../forms/form-types';
import { MAX_FORM_BYTES } from '../limits';

/** Visitors' forms are short; a long body is refused before it is read. */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  if (ctx.method === 'POST' && FORM_PATHS.includes(ctx.path.replace(/\/+$/, ''))) {
    const length = ctx.request.length;
    if (length !== undefined && length > MAX_FORM_BYTES) {
      ctx.payloadTooLarge('The form is too long');
      return;
    }
  }
  await next();
};
