import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { bearerOf, isOfStaff } from '../credentials';

/** The Media Library, which sends what is written beside a file in the same way, and the logos of the admin's settings. */
const TAKES_FILES =
  /^\/(?:upload(?:\/files(?:\/[^/]+(?:\/replace)?)?)?|admin\/project-settings)\/?$/;

/**
 * Files are read for logged-in staff only, and only where they are used: Strapi's body parser stores
 * those of every request in the temporary folder, before it looks for a route or a login.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  (ctx, next) => {
    if (!ctx.is('multipart')) return next();
    if (!TAKES_FILES.test(ctx.path)) {
      ctx.unsupportedMediaType('No files are taken here');
      return;
    }
    // A signature is enough to read the files.
    if (!isOfStaff(strapi, bearerOf(ctx))) {
      throw new errors.UnauthorizedError('Missing or invalid credentials');
    }
    return next();
  };
