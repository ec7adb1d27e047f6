import { factories } from '@strapi/strapi';
import type { Context } from 'koa';
import { readSiteMenu } from '../../../menu-tree/site-menu';
import { findForSite } from '../../../preview/unsaved/with-change';

export default factories.createCoreController('api::menu.menu', ({ strapi }) => ({
  async find(ctx: Context) {
    return findForSite(strapi, ctx, () => super.find(ctx));
  },
  /** The whole menu in one answer; with the change that a preview names, like the list. */
  async tree(ctx: Context) {
    ctx.body = { data: await findForSite(strapi, ctx, () => readSiteMenu(strapi)) };
  },
}));
