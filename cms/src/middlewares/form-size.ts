import type { Core } from '@strapi/strapi';
import { isFormPath } from '../forms/form-types';
import { MAX_FORM_BYTES } from '../limits';

/** Visitors' forms are short; a long body is refused before it is read. */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  if (ctx.method === 'POST' && isFormPath(ctx.path)) {
    const length = ctx.request.length;
    if (length !== undefined && length > MAX_FORM_BYTES) {
      ctx.payloadTooLarge('The form is too long');
      return;
    }
  }
  await next();
};
