import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { bodyOf } from './body-of';
import { guardRoutes } from './guard-routes';
import { permissionsOf } from './staff';
import { textOf } from './text-of';

const ROUTES = ['POST /uid/generate', 'POST /uid/check-availability'];

/**
 * Says whether an address is taken to those only who write such entries. Strapi asks for a login: sales would learn
 * which drafts there are.
 */
export function guardAddresses(strapi: Core.Strapi): void {
  guardRoutes(strapi, 'content-manager', ROUTES, async (ctx, next) => {
    const { may } = permissionsOf(strapi, ctx, textOf(bodyOf(ctx).contentTypeUID));
    if (!may('create') && !may('update')) throw new errors.ForbiddenError();
    await next();
  });
}
