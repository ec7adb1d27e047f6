import type { Core } from '@strapi/strapi';

const PATH = '/admin/forgot-password';
const MESSAGE =
  'Passwords cannot be reset by e-mail. Ask your administrator: under Settings, Users, they can set a new password for you.';

/** Strapi has no mail service here: nobody would get the link, and the admin would say “Email sent” all the same. */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  if (ctx.method !== 'POST' || ctx.path !== PATH) return next();
  ctx.status = 400;
  ctx.body = {
    data: null,
    error: { status: 400, name: 'ApplicationError', message: MESSAGE, details: {} },
  };
};
