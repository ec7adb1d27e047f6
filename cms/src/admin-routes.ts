import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';

type Route = [
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  answer: (strapi: Core.Strapi, ctx: Context) => Promise<void>,
];

/**
 * Adds routes for who is logged in to the admin; each checks itself what its role allows. A `uid` in
 * an address is that of a content type: for anything else, such as `constructor`, there is nothing.
 */
export function adminRoutes(strapi: Core.Strapi, routes: readonly Route[]): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '',
    routes: routes.map(([method, path, answer]) => ({
      method,
      path,
      handler: async (ctx: Context) => {
        ctx.set('Cache-Control', 'no-store');
        const { uid } = ctx.params;
        if (uid !== undefined && !Object.hasOwn(strapi.contentTypes, uid)) {
          throw new errors.NotFoundError();
        }
        await answer(strapi, ctx);
      },
      info: { type: 'admin' },
      config: { policies: ['admin::isAuthenticatedAdmin'] },
    })),
  });
}
