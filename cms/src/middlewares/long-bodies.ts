import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { bearerOf, isOfStaff } from '../credentials';
import { MAX_FORM_BYTES } from '../limits';

/**
 * A body that is longer than a form, or does not say how long it is, is read for staff and programs only. Strapi reads
 * each before it looks for a route or a login: two megabytes of brackets from anybody took seconds of the process.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    const isLong =
      ctx.get('Transfer-Encoding') !== '' || (ctx.request.length ?? 0) > MAX_FORM_BYTES;
    if (isLong && !(await isKnown(strapi, bearerOf(ctx)))) {
      throw new errors.UnauthorizedError('Missing or invalid credentials');
    }
    await next();
  };

/** The route asks what the token is for. */
async function isKnown(strapi: Core.Strapi, token: string): Promise<boolean> {
  if (token === '') return false;
  if (isOfStaff(strapi, token)) return true;
  const accessKey: string = strapi.service('admin::api-token').hash(token);
  return (await strapi.db.query('admin::api-token').count({ where: { accessKey } })) > 0;
}
