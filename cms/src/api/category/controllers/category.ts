import { factories } from '@strapi/strapi';
import type { Context } from 'koa';
import { buildTree } from '../build-tree';

export default factories.createCoreController('api::category.category', ({ strapi }) => ({
  async buildTree(ctx: Context) {
    const rows = await strapi.db.query('api::category.category').findMany({
      orderBy: [{ order: 'asc' }, { id: 'asc' }],
      populate: { parent: { select: ['id'] } },
    });
    ctx.body = { data: buildTree(rows) };
  },
}));
