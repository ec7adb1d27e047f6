import { factories } from '@strapi/strapi';
import type { Context } from 'koa';
import { findForSite } from '../../../preview/unsaved/with-change';
import { buildTree } from '../build-tree';

export default factories.createCoreController('api::category.category', ({ strapi }) => ({
  async find(ctx: Context) {
    return findForSite(strapi, ctx, () => super.find(ctx));
  },
  /** All topics in one answer; with the change that a preview names, like the list. */
  async buildTree(ctx: Context) {
    const rows = await findForSite(strapi, ctx, () =>
      strapi.db.query('api::category.category').findMany({
        orderBy: [{ order: 'asc' }, { id: 'asc' }],
        populate: { parent: { select: ['id'] } },
      }),
    );
    ctx.body = { data: buildTree(rows) };
  },
}));
