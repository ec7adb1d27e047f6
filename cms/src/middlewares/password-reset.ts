import type { Core } from '@strapi/strapi';

const PATH = '/admin/forgot-password';
const MESSAGE =
  'This service sends no e-mail. Ask your administrator: under Settings, Users, they can set a new password for you.';

/** Without mail nobody would get the link, and the admin would say “Email sent” all the same. */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  if (ctx.method !== 'POST' || ctx.path !== PATH) return next();
  ctx.status = 400;
  ctx.body = {
    data: null,
    error: { status: 400, name: 'ApplicationError', message: MESSAGE, details: {} },
  };
};
