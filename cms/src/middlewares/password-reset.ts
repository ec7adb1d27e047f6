import type { Core } from '@strapi/strapi';

/** As Strapi's router reads a path: in any case, and with a slash at its end. */
const PATH = /^\/admin\/forgot-password\/?$/i;
const MESSAGE =
  'Passwords cannot be reset by e-mail. Ask your administrator: under Settings, Users, they can set a new password for you.';

/** Strapi has no mail service here: nobody would get the link, and the admin would say “Email sent” all the same. */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  if (ctx.method !== 'POST' || !PATH.test(ctx.path)) return next();
  ctx.status = 400;
  ctx.body = {
    data: null,
    error: { status: 400, name: 'ApplicationError', message: MESSAGE, details: {} },
  };
};
