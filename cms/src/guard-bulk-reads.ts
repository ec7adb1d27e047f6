import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { bodyOf } from './body-of';
import { guardRoutes } from './guard-routes';
import { permissionsOf, WITH_CREATOR } from './staff';

const READ_TOGETHER = ['POST /collection-types/:model/actions/bulkFindForValidation'];

/**
 * Refuses to read entries together, as the admin does before it publishes them, to those who may not read each.
 * Strapi asks whether their role may read any: authors would read the drafts of all colleagues.
 */
export function guardBulkReads(strapi: Core.Strapi): void {
  guardRoutes(strapi, 'content-manager', READ_TOGETHER, async (ctx, next) => {
    const { model = '' } = ctx.params;
    const { documentIds } = bodyOf(ctx);
    const ids: unknown[] = Array.isArray(documentIds) ? documentIds : [];
    const rows: unknown[] = await strapi.db.query(model).findMany({
      // The route refuses what is none, after this.
      where: { documentId: { $in: ids.filter((id) => typeof id === 'string') } },
      populate: WITH_CREATOR,
    });
    const { may } = permissionsOf(strapi, ctx, model);
    if (!rows.every((row) => may('read', row))) throw new errors.ForbiddenError();
    await next();
  });
}
