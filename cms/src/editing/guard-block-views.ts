import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { guardRoutes } from '../guard-routes';

const ARRANGE = ['PUT /components/:uid/configuration'];
/** By which the admin shows its own button for it. */
const PERMISSION = 'plugin::content-manager.components.configure-layout';

/**
 * Refuses to rename, hide or rearrange the fields of a block for all colleagues to those whose role may not. Strapi
 * asks for the permission where it is about the fields of an entry only.
 */
export function guardBlockViews(strapi: Core.Strapi): void {
  guardRoutes(strapi, 'content-manager', ARRANGE, async (ctx, next) => {
    if (!ctx.state.userAbility.can(PERMISSION)) throw new errors.ForbiddenError();
    await next();
  });
}
